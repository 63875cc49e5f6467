import type { RoyaltyPreview } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { CopiedId } from '../../../kit/controls/copy.tsx';
import { count, money, monthName } from '../../../kit/display/format.ts';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Table } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Notice, QueryView, Refreshing } from '../../../kit/feedback/states.tsx';
import type { Period } from './close-step.ts';
import { Closing } from './closing.tsx';
import { usePreview } from './queries.ts';
import { PoolTotals } from './totals.tsx';

const Totals = ({ of: { totals, period, hash } }: { readonly of: RoyaltyPreview }) => (
  <Panel title="Totals">
    <PoolTotals totals={totals} currency={period.currency} />
    <Facts of={[['Hash of the result', <CopiedId key="hash" id={hash} what="hash" />]]} />
    <p className="soft">The hash is the same as long as the result is the same.</p>
  </Panel>
);

/** Says that a list has only the largest rows. */
const Largest = ({
  shown,
  of,
  what,
}: {
  readonly shown: number;
  readonly of: number;
  readonly what: string;
}) =>
  shown < of && (
    <p className="soft">
      The {count(shown)} largest of {count(of)} {what}.
    </p>
  );

const Platforms = ({
  of: { period, platforms, largestPlatforms, unlicensedPlays },
}: {
  readonly of: RoyaltyPreview;
}) => (
  <Panel title="Platforms">
    {largestPlatforms.length === 0 ? (
      <p className="soft">No platform paid for this month.</p>
    ) : (
      <Table
        caption="Platforms by the money earned from them"
        rows={largestPlatforms}
        keyOf={({ platformId }) => platformId}
        columns={[
          {
            name: 'Platform',
            heads: true,
            cell: ({ platformId, name }) => (
              <Link href={`/platforms/${platformId}`}>{name ?? platformId}</Link>
            ),
          },
          {
            name: 'Earned',
            number: true,
            cell: ({ earned }) => money({ amount: earned, currency: period.currency }),
          },
          { name: 'Licenses', number: true, cell: ({ licenses }) => count(licenses) },
          { name: 'Licensed plays', number: true, cell: ({ plays }) => count(plays) },
          { name: 'Unlicensed plays', number: true, cell: (row) => count(row.unlicensedPlays) },
        ]}
      />
    )}
    <Largest shown={largestPlatforms.length} of={platforms} what="platforms" />
    {unlicensedPlays > 0 && (
      <p className="soft">No license covers {count(unlicensedPlays)} of the plays. They earn nothing.</p>
    )}
  </Panel>
);

const Parties = ({ of: { period, parties, largestParties } }: { readonly of: RoyaltyPreview }) => (
  <Panel title="Parties">
    {largestParties.length === 0 ? (
      <p className="soft">No party receives royalties for this month.</p>
    ) : (
      <Table
        caption="Parties by amount"
        rows={largestParties}
        keyOf={({ partyId }) => partyId}
        columns={[
          {
            name: 'Party',
            heads: true,
            cell: ({ partyId, name }) => (
              <span>
                {name ?? 'Deleted party'} <code className="record-detail">{partyId}</code>
              </span>
            ),
          },
          {
            name: 'Amount',
            number: true,
            cell: ({ amount }) => money({ amount, currency: period.currency }),
          },
          { name: 'Before rounding', number: true, cell: ({ exact }) => exact },
        ]}
      />
    )}
    <Largest shown={largestParties.length} of={parties} what="parties" />
  </Panel>
);

/** The result that a close of the period would book now, from a dry run that changes nothing. */
export const Preview = ({
  periodId,
  periods,
}: {
  readonly periodId: string;
  readonly periods: readonly Period[];
}) => {
  const preview = usePreview(periodId);
  return (
    <QueryView query={preview} rows={12} label="Computing the preview, which can take a minute">
      {(shown) => (
        <Refreshing busy={preview.isFetching}>
          <section className="preview" aria-label="Preview">
            <div className="preview-head">
              <h2>
                Preview of {monthName(shown.period.month)}, {shown.period.currency}{' '}
                {shown.period.mode === 'test' && <Tag>Test</Tag>}
              </h2>
              <Button busy={preview.isFetching} onClick={() => void preview.refetch()}>
                Compute again
              </Button>
            </div>
            <Notice>This is a dry run: nothing was booked, and nobody was paid.</Notice>
            <Closing shown={shown} periods={periods} />
            <Totals of={shown} />
            <Platforms of={shown} />
            <Parties of={shown} />
          </section>
        </Refreshing>
      )}
    </QueryView>
  );
};
