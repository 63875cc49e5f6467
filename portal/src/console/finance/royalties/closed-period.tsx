import { CopiedId } from '../../../kit/controls/copy.tsx';
import { count, monthName } from '../../../kit/display/format.ts';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Time } from '../../../kit/display/time.tsx';
import type { Period } from './close-step.ts';
import { Held } from './held.tsx';
import { StaffName } from '../staff-name.tsx';
import { Statements } from './statements.tsx';
import { PoolTotals } from './totals.tsx';

/** A closed period: who closed it, its totals, its statements and how they are verified, and what is held. */
export const ClosedPeriod = ({ period }: { readonly period: Period }) => {
  const { month, currency, mode, proposal, close } = period;
  if (!close) return null;
  return (
    <section className="preview" aria-label="Closed period">
      <div className="preview-head">
        <h2>
          {monthName(month)}, {currency} {mode === 'test' && <Tag>Test</Tag>} <Tag tone="good">Closed</Tag>
        </h2>
      </div>
      <Panel title="Close">
        <Facts
          of={[
            ...(proposal
              ? ([
                  [
                    'Proposed',
                    <span key="proposed">
                      <Time at={proposal.proposedAt} /> by <StaffName staffId={proposal.proposedBy} />
                    </span>,
                  ],
                ] as const)
              : []),
            [
              'Confirmed',
              <span key="closed">
                <Time at={close.closedAt} /> by <StaffName staffId={close.closedBy} />
              </span>,
            ],
            ...(proposal
              ? ([['Hash of the result', <CopiedId key="hash" id={proposal.hash} what="hash" />]] as const)
              : []),
            ['Statements', count(close.statements)],
            ['Root of the statements', <CopiedId key="root" id={close.root} what="root" />],
          ]}
        />
        <p className="soft">
          A close never changes. Each party reads its statement in the studio, and the root proves that the
          statement is one of them.
        </p>
      </Panel>
      <Panel title="Totals">
        <PoolTotals totals={close.totals} currency={currency} />
      </Panel>
      <Statements of={period} />
      <Held of={period} />
    </section>
  );
};
