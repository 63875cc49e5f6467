import type { License, ModerationStatus, DecisionInForce } from '@platform-licensing/client';
import { actions } from '../../kit/display/decision-names.ts';
import { countries, capital } from '../../kit/display/names.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { Time } from '../../kit/display/time.tsx';
import { words } from '../../kit/display/format.ts';
import './licenses.css';

/** Explains what a takedown of the track requires of published content; empty if it requires nothing. */
export const ComplianceNotice = ({ compliance: { state, removeBy } }: Pick<License, 'compliance'>) => {
  if (state === 'clear') return null;
  if (state === 'on_hold')
    return (
      <Notice tone="warn">
        <strong>On hold.</strong> The rights in the track are disputed. Published content may stay up while
        the dispute is open, but do not publish anything new. The track cannot be licensed, played or
        downloaded.
      </Notice>
    );
  return (
    <Notice tone="bad">
      <strong>
        Remove published content
        {removeBy !== undefined && (
          <>
            {' '}
            by <Time at={removeBy} />
          </>
        )}
        .
      </strong>{' '}
      The track was taken down for infringement or for legal reasons.
    </Notice>
  );
};

const reasons = {
  withdrawn: 'withdrawn by the rights holder; published content may stay up',
  disputed: 'the rights are disputed',
  infringing: 'it infringes rights',
  legal: 'legal reasons',
} as const;

export const actionOf = ({ action, reason }: DecisionInForce): string =>
  reason === undefined ? actions[action] : `${actions[action]}: ${reasons[reason]}`;

/** The decisions in force against a track, with reasons and how to appeal; empty if there are none. */
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
            {decision.automated && ', with automated means'}.
          </p>
          <p>
            {capital(words(decision.ground))}: {decision.facts} Clause: {decision.clause}.
          </p>
          {decision.appealUntil !== undefined && (
            <p>
              You can appeal until <Time at={decision.appealUntil} />, on the{' '}
              <a href={`/appeals?track=${moderation.trackId}`}>appeals page</a> or with{' '}
              <a href="/reference/operations/submitAppeal">
                <code>POST /tracks/{moderation.trackId}/appeal</code>
              </a>
              .
            </p>
          )}
        </div>
      ))}
    </Notice>
  );
};
