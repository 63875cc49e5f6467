import type { TrackForStaff } from '@platform-licensing/client';
import { CircleAlert, LockKeyhole } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { words } from '../../../kit/display/format.ts';
import { explain } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import type { ClaimState } from '../use-claim.ts';
import { DecisionForm } from './decision-form.tsx';
import { actions, type Action } from './templates.ts';
import type { Draft, Statement, Work } from './work.ts';

/** Says what changed in the track while the reviewer read it. It gets the focus, because the form is gone. */
const Changed = ({ changes }: { readonly changes: readonly string[] }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="bad">
        <strong>This track changed while you reviewed it. Nothing was decided.</strong>{' '}
        {changes.length > 0 ? `Changed: ${changes.join(', ')}.` : 'Nothing that is shown here is different.'}{' '}
        You now see the current version.
      </Notice>
    </div>
  );
};

/** Why the member cannot decide. */
const Obstacle = ({
  status,
  claim,
}: {
  readonly status: TrackForStaff['track']['moderationStatus'];
  readonly claim: ClaimState;
}) =>
  claim.kind === 'rejected' ? (
    <p className="decision-note" role="status">
      <LockKeyhole size={16} aria-hidden="true" /> {claim.why}
    </p>
  ) : (
    <p className="decision-note">
      <CircleAlert size={16} aria-hidden="true" />{' '}
      {status === 'pending_review'
        ? 'Moderators decide about this track. You can listen to it.'
        : `This track was decided: it is ${words(status)}.`}
    </p>
  );

/** The decision about a track: its buttons, or the form of the action that was chosen. */
export const DecisionFooter = ({
  status,
  claim,
  work,
  keys,
  isOpen,
  action,
  choose,
  keep,
  decide,
}: {
  readonly status: TrackForStaff['track']['moderationStatus'];
  readonly claim: ClaimState;
  readonly work: Work;
  readonly keys: boolean;
  /** Whether the member can decide now. */
  readonly isOpen: boolean;
  readonly action: Action | undefined;
  readonly choose: (action: Action | undefined) => void;
  readonly keep: (action: Action, draft: Draft) => void;
  readonly decide: (action: Action, statement: Statement) => void;
}) => (
  <footer className="decision" aria-label="Decision" role="group">
    {work.error !== undefined && <Notice tone="bad">{explain(work.error)}</Notice>}
    {work.changes && <Changed changes={work.changes} />}
    {!isOpen && <Obstacle status={status} claim={claim} />}
    {isOpen &&
      (action === undefined ? (
        <div className="decision-acts">
          {actions.map(({ action: one, key, name }) => (
            <Button
              key={one}
              tone={one === 'approve' ? 'primary' : 'plain'}
              busy={work.isSent}
              onClick={() => choose(one)}
            >
              {name} <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
            </Button>
          ))}
        </div>
      ) : (
        <DecisionForm
          key={action}
          action={action}
          draft={work.drafts[action]}
          busy={work.isSent}
          keys={keys}
          keep={(draft) => keep(action, draft)}
          decide={(statement) => decide(action, statement)}
          cancel={() => choose(undefined)}
        />
      ))}
  </footer>
);
