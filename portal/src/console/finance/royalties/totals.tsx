import type { RoyaltyPreview } from '@platform-licensing/client';
import { money } from '../../../kit/display/format.ts';
import { Table } from '../../../kit/display/table.tsx';
import { poolsOf } from './pools.ts';

/** The money of a period by pool. */
export const PoolTotals = ({
  totals,
  currency,
}: {
  readonly totals: RoyaltyPreview['totals'];
  readonly currency: string;
}) => (
  <Table
    caption="Totals by pool"
    rows={poolsOf(totals)}
    keyOf={({ name }) => name}
    columns={[
      {
        name: 'Pool',
        heads: true,
        cell: ({ name, meaning }) => (
          <span>
            {name} <span className="record-detail">{meaning}</span>
          </span>
        ),
      },
      {
        name: 'Amount',
        number: true,
        cell: ({ amount, isSum }) => {
          const text = money({ amount, currency });
          return isSum === true ? <strong className="emphasized">{text}</strong> : text;
        },
      },
    ]}
  />
);
