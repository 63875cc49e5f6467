import type { License, ModerationStatus, DecisionInForce } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { actions, grounds } from '../../kit/display/decision-names.ts';
import { countries } from '../../kit/display/names.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { Time } from '../../kit/display/time.tsx';
import { rich, t, texts } from '../../texts/texts.ts';
import './licenses.css';

const strong = (content: ReactNode) => <strong>{content}</strong>;

/** Explains what a takedown of the track requires of published content; empty if it requires nothing. */
export const ComplianceNotice = ({ compliance: { state, removeBy } }: Pick<License, 'compliance'>) => {
  if (state === 'clear') return null;
  if (state === 'on_hold')
    return <Notice tone="warn">{rich('licenses.onHoldTheRightsIn', { strong })}</Notice>;
  return (
    <Notice tone="bad">
      {removeBy === undefined
        ? rich('licenses.removePublishedContent', { strong })
        : rich('licenses.removePublishedContentBy', { strong, removeBy: <Time at={removeBy} /> })}
    </Notice>
  );
};

const reasons = texts({
  withdrawn: 'licenses.withdrawnByTheRightsHolder',
  disputed: 'licenses.theRightsAreDisputed',
  infringing: 'licenses.itInfringesRights',
  legal: 'licenses.legalReasons',
});

const statusNames = texts<Exclude<ModerationStatus['status'], 'approved'>>({
  pending_review: 'licenses.theTrackIsPendingReview',
  changes_requested: 'licenses.theTrackIsChangesRequested',
  rejected: 'licenses.theTrackIsRejected',
  taken_down: 'licenses.theTrackIsTakenDown',
});

export const actionOf = ({ action, reason }: DecisionInForce): string =>
  reason === undefined
    ? actions[action]
    : t('licenses.actionBecause', { action: actions[action], reason: reasons[reason] });

/** The decisions in force against a track, with reasons and how to appeal; empty if there are none. */
export const Moderation = ({ moderation }: { readonly moderation: ModerationStatus }) => {
  const { status, since, decisions } = moderation;
  if (status === 'approved' && decisions.length === 0) return null;
  return (
    <Notice tone={status === 'approved' ? 'warn' : 'bad'}>
      <p>
        {rich('licenses.valueSinceSince', {
          value: (
            <strong>
              {status === 'approved' ? t('licenses.approvedWithRestrictions') : statusNames[status]}
            </strong>
          ),
          since: <Time at={since} />,
        })}
      </p>
      {decisions.map((decision) => (
        <div key={decision.decisionId} className="decision">
          <p>
            {rich(decision.automated ? 'licenses.decidedAutomatically' : 'licenses.decided', {
              decision: decision.territories
                ? `${actionOf(decision)} (${countries(decision.territories)})`
                : actionOf(decision),
              decidedAt: <Time at={decision.decidedAt} />,
            })}
          </p>
          <p>
            {t('licenses.groundFactsClauseClause', {
              ground: grounds[decision.ground],
              facts: decision.facts,
              clause: decision.clause,
            })}
          </p>
          {decision.appealUntil !== undefined && (
            <p>
              {rich('licenses.youCanAppealUntilAppealUntil', {
                appealUntil: <Time at={decision.appealUntil} />,
                page: (content) => <a href={`/appeals?track=${moderation.trackId}`}>{content}</a>,
                operation: (
                  <a href="/reference/operations/submitAppeal">
                    <code>POST /tracks/{moderation.trackId}/appeal</code>
                  </a>
                ),
              })}
            </p>
          )}
        </div>
      ))}
    </Notice>
  );
};
