import type { PayoutRun, StaffPayout } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { money } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import type { Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { RecordList } from '../../records/record-list.tsx';
import { useRecords } from '../../records/use-records.ts';
import { useApi } from '../../session/session.tsx';
import { PayeeName } from '../payees/payee-name.tsx';
import { StaffName } from '../staff-name.tsx';
import { returnReasonName, statusNames } from './names.ts';
import { payoutsKey } from './queries.ts';
import { ReturnDialog } from './return-dialog.tsx';

const Returned = ({ of: { by, at, reason } }: { readonly of: NonNullable<StaffPayout['returned']> }) => (
  <span className="record-detail">
    {reason}
    {returnReasonName(reason) !== undefined && <>: {returnReasonName(reason)}</>}, <Time at={at} /> by{' '}
    <StaffName staffId={by} />
  </span>
);

const columns: readonly Column<StaffPayout>[] = [
  { name: 'Payee', heads: true, cell: (payout) => <PayeeName of={payout} /> },
  { name: 'Paid to', cell: ({ details }) => <code>{details}</code> },
  { name: 'End-to-end ID', cell: ({ endToEndId }) => <code>{endToEndId}</code> },
  {
    name: 'Status',
    cell: ({ status, returned }) => (
      <span>
        <Tag tone={statusNames[status].tone}>{statusNames[status].name}</Tag>
        {returned && <Returned of={returned} />}
      </span>
    ),
  },
  { name: 'Amount', number: true, cell: ({ amount, currency }) => money({ amount, currency }) },
];

/** The payouts of a run. Once the bank has the file, returned ones can be recorded. */
export const PayoutList = ({ run }: { readonly run: PayoutRun }) => {
  const api = useApi();
  const { runId, status } = run;
  const [chosen, setChosen] = useState<StaffPayout>();
  const payouts = useRecords(payoutsKey(runId), (cursor, signal) =>
    api.listPayouts({ runId, limit: 50, cursor }, { signal }),
  );
  const isReturnable = status === 'sent' || status === 'paid';
  const act: Column<StaffPayout> = {
    name: 'Return',
    cell: (payout) =>
      payout.returned ? (
        '–'
      ) : (
        <Button
          small
          label={`Record return of ${payout.name ?? payout.accountId}…`}
          onClick={() => setChosen(payout)}
        >
          Record return…
        </Button>
      ),
  };
  return (
    <Panel title="Payouts">
      <RecordList
        query={payouts}
        name="payouts"
        columns={isReturnable ? [...columns, act] : columns}
        keyOf={({ payoutId }) => payoutId}
        clear={undefined}
        none={<p className="soft">This run has no payouts.</p>}
      />
      {chosen && <ReturnDialog payout={chosen} close={() => setChosen(undefined)} />}
    </Panel>
  );
};
