import type { License, ModerationStatus, DecisionInForce } from '@platform-licensing/client';
import { countries, capital } from './names.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { words } from '../../kit/display/format.ts';
import './licenses.css';

const tones = { active: 'good', expired: 'quiet', revoked: 'bad' } as const;

export const StatusTag = ({ status }: Pick<License, 'status'>) => <Tag tone={tones[status]}>{status}</Tag>;

const complianceStates = {
  clear: { tone: 'good', name: 'clear' },
  on_hold: { tone: 'warn', name: 'on hold' },
  must_remove: { tone: 'bad', name: 'must be removed' },
} as const;

export const ComplianceTag = ({ compliance: { state } }: Pick<License, 'compliance'>) => (
  <Tag tone={complianceStates[state].tone}>{complianceStates[state].name}</Tag>
);

/** What a takedown of the track requires of published content; empty if it requires nothing. */
export const ComplianceNotice = ({ compliance: { state, removeBy } }: Pick<License, 'compliance'>) => {
  if (state === 'clear') return null;
  if (state === 'on_hold')
    return (
      <Notice tone="warn">
        <strong>On hold.</strong> The rights in the track are disputed. Nothing new can be licensed, heard or
        downloaded; what is published may stay while the dispute is open. Do not publish more of it.
      </Notice>
    );
  return (
    <Notice tone="bad">
      <strong>
        Published content must come down
        {removeBy !== undefined && (
          <>
            {' '}
            by <Time at={removeBy} />
          </>
        )}
        .
      </strong>{' '}
      The track was taken down because it infringes rights, or by law.
    </Notice>
  );
};

const actions: Readonly<Record<DecisionInForce['action'], string>> = {
  approve: 'Approved',
  reopen: 'Under review anew',
  request_changes: 'Changes asked for',
  reject: 'Rejected',
  take_down: 'Taken down',
  restrict: 'Taken down in some countries',
  reinstate: 'Reinstated',
};

const reasons = {
  withdrawn: 'withdrawn by its side: nothing new, published content stays',
  disputed: 'its rights are disputed',
  infringing: 'it infringes rights',
  legal: 'by law',
} as const;

export const actionOf = ({ action, reason }: DecisionInForce): string =>
  reason === undefined ? actions[action] : `${actions[action]}: ${reasons[reason]}`;

/** What stands against a track and why, with the way to appeal; nothing where all is well. */
export const Moderation = ({ moderation }: { readonly moderation: ModerationStatus }) => {
  const { status, since, decisions } = moderation;
  if (status === 'approved' && decisions.length === 0) return null;
  return (
    <Notice tone={status === 'approved' ? 'warn' : 'bad'}>
      <p>
        <strong>
          {status === 'approved' ? 'Approved, with restrictions' : `The track is ${words(status)}`}
        </strong>{' '}
        since <Time at={since} />.
      </p>
      {decisions.map((decision) => (
        <div key={decision.decisionId} className="decision">
          <p>
            {actionOf(decision)}
            {decision.territories && ` (${countries(decision.territories)})`},{' '}
            <Time at={decision.decidedAt} />
            {decision.automated && ', with the help of a machine'}.
          </p>
          <p>
            {capital(words(decision.ground))}: {decision.facts} Clause: {decision.clause}.
          </p>
          {decision.appealUntil !== undefined && (
            <p>
              Anyone may appeal until <Time at={decision.appealUntil} />:{' '}
              <a href="/reference/openapi#submitAppeal">
                <code>POST /tracks/{moderation.trackId}/appeal</code>
              </a>
            </p>
          )}
        </div>
      ))}
    </Notice>
  );
};
