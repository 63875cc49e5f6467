import { ApiProblem, type RoyaltyPreview } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { CopiedId } from '../../../kit/controls/copy.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { money, monthName, utcDay } from '../../../kit/display/format.ts';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useNow } from '../../../kit/hooks/use-now.ts';
import { useMember } from '../../session/session.tsx';
import { closeStep, type CloseStep, type Period } from './close-step.ts';
import { useClose } from './queries.ts';
import { StaffName } from '../staff-name.tsx';

type Act = 'propose' | 'confirm';

/** Says what the member can do, or why nothing. */
const Step = ({ of }: { readonly of: CloseStep }) => {
  switch (of.kind) {
    case 'closed':
      return <p>This month is closed.</p>;
    case 'early':
      return <p>This month can be closed from {utcDay(of.from)}. Until then, the result can change.</p>;
    case 'earlier-open':
      return <p>Months are closed in their order. Close {monthName(of.month)} first.</p>;
    case 'propose':
      return (
        <p>A close takes two people: you propose this result, and another member of finance confirms it.</p>
      );
    case 'changed':
      return (
        <Notice tone="warn">
          The result has changed since it was proposed, so the proposal can no longer be confirmed. Check the
          current result, and propose it.
        </Notice>
      );
    case 'own-proposal':
      return <p>You proposed this result, so another member of finance must confirm it.</p>;
    case 'confirm':
      return (
        <p>
          The result has not changed since it was proposed. Compare the hashes, and confirm it to close the
          month.
        </p>
      );
  }
};

const Consequence = ({
  of: { period, totals, hash },
  act,
}: {
  readonly of: RoyaltyPreview;
  readonly act: Act;
}) => (
  <>
    <p>
      {act === 'propose'
        ? 'Nothing is booked yet. The month is closed when another member of finance confirms the same result.'
        : 'The amounts are booked, and each party gets a statement. A closed month cannot be opened again.'}
    </p>
    <Facts
      of={[
        ['Month', `${monthName(period.month)}, ${period.currency}${period.mode === 'test' ? ' (test)' : ''}`],
        ['Earned', money({ amount: totals.earned, currency: period.currency })],
        ['For parties', money({ amount: totals.parties, currency: period.currency })],
        [
          'Hash',
          <code key="hash" className="whole-hash">
            {hash}
          </code>,
        ],
      ]}
    />
  </>
);

const names = { propose: 'Propose close', confirm: 'Confirm and close' } as const;
const titles = { propose: 'Propose to close this month?', confirm: 'Close this month?' } as const;
const done = { propose: 'Close proposed', confirm: 'Month closed' } as const;

/** Whether the result, or the proposal, is no longer the one that the member sees. */
const isRejected = (error: unknown): boolean => error instanceof ApiProblem && error.status === 409;

/** The close of a period by two people: one proposes the result that is shown, another one confirms it. */
export const Closing = ({
  shown,
  periods,
}: {
  readonly shown: RoyaltyPreview;
  readonly periods: readonly Period[];
}) => {
  const { staffId } = useMember();
  const announce = useAnnounce();
  const now = useNow();
  const { propose, confirm, readAgain } = useClose(shown.period.periodId);
  const [act, setAct] = useState<Act>();
  const [rejected, setRejected] = useState<string>();
  const { proposal } = shown.period;
  const step = closeStep(shown, periods, staffId, now);
  const close = () => setAct(undefined);
  const go = async (chosen: Act) => {
    setRejected(undefined);
    try {
      await (chosen === 'propose' ? propose : confirm)(shown.hash);
    } catch (error) {
      if (!isRejected(error)) throw error;
      // Nothing was booked. The page shows the current result, with the reason.
      setRejected(explain(error));
      void readAgain();
      return;
    }
    announce(done[chosen]);
  };
  // If the author of a proposal has left, the result must be proposed again.
  const canPropose =
    ['propose', 'changed'].includes(step.kind) || (step.kind === 'confirm' && rejected !== undefined);
  return (
    <Panel title="Close">
      {rejected !== undefined && <Notice tone="bad">Nothing was booked. {rejected}</Notice>}
      <Step of={step} />
      {proposal && (
        <Facts
          of={[
            [
              'Proposed',
              <span key="proposed">
                <Time at={proposal.proposedAt} /> by <StaffName staffId={proposal.proposedBy} />
              </span>,
            ],
            ['Proposed hash', <CopiedId key="hash" id={proposal.hash} what="proposed hash" />],
            ['Current hash', <CopiedId key="current" id={shown.hash} what="current hash" />],
          ]}
        />
      )}
      <div className="panel-acts">
        {step.kind === 'confirm' && (
          <Button tone="primary" onClick={() => setAct('confirm')}>
            Confirm and close…
          </Button>
        )}
        {canPropose && (
          <Button tone={step.kind === 'confirm' ? 'plain' : 'primary'} onClick={() => setAct('propose')}>
            {proposal ? 'Propose again…' : 'Propose close…'}
          </Button>
        )}
      </div>
      {act && (
        <Confirm
          title={titles[act]}
          name={names[act]}
          tone={act === 'propose' ? 'primary' : 'danger'}
          act={() => go(act)}
          close={close}
          consequence={<Consequence of={shown} act={act} />}
        />
      )}
    </Panel>
  );
};
