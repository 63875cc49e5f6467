import type { PayoutRun } from '@platform-licensing/client';
import { CopiedId } from '../../../kit/controls/copy.tsx';
import { count, money, utcDay } from '../../../kit/display/format.ts';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { UnloadedRecord } from '../../records/unloaded.tsx';
import { StaffName } from '../staff-name.tsx';
import { schemeNames, statusNames } from './names.ts';
import { PayoutList } from './payout-list.tsx';
import { usePayoutRun } from './queries.ts';
import { RunFiles } from './run-files.tsx';
import { NextStep } from './next-step.tsx';
import '../../records/records.css';
import '../finance.css';

const back = { href: '/finance/payouts', name: 'Payout runs' };

const acts = [
  ['Proposed', 'proposed'],
  ['Approved', 'approved'],
  ['Sent', 'sent'],
  ['Paid', 'paid'],
  ['Canceled', 'canceled'],
] as const;

const RunFacts = ({ run }: { readonly run: PayoutRun }) => {
  const { runId, currency, scheme, status, executionDate, payouts, total, returned } = run;
  return (
    <Panel title="Run">
      <Facts
        of={[
          ['Run ID', <CopiedId key="id" id={runId} what="run ID" />],
          [
            'Status',
            <Tag key="status" tone={statusNames[status].tone}>
              {statusNames[status].name}
            </Tag>,
          ],
          ['Execution date', utcDay(executionDate)],
          ['Scheme', schemeNames[scheme]],
          ['Payouts', count(payouts)],
          ['Total', money({ amount: total, currency })],
          ...(returned === 0 ? [] : [['Returned', money({ amount: returned, currency })] as const]),
          ...acts.flatMap(([name, key]) => {
            const act = run[key];
            if (!act) return [];
            return [
              [
                name,
                <span key={key}>
                  <Time at={act.at} /> by <StaffName staffId={act.by} />
                </span>,
              ] as const,
            ];
          }),
        ]}
      />
    </Panel>
  );
};

/** A payout run: who did what, the next step, its files, and its payouts with what the bank returned. */
export const RunPage = ({ runId }: { readonly runId: string }) => {
  const query = usePayoutRun(runId);
  if (!query.data) return <UnloadedRecord query={query} kind="payout run" back={back} />;
  const run = query.data;
  return (
    <>
      <PageHead title={`Payout run of ${utcDay(run.executionDate)}, ${run.currency}`} back={back} />
      <NextStep run={run} />
      <div className="columns">
        <RunFacts run={run} />
        <RunFiles run={run} />
      </div>
      <PayoutList run={run} />
    </>
  );
};
