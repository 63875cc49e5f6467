import type { Fee } from '@platform-licensing/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { More } from '../../kit/controls/more.tsx';
import { money } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { t, texts } from '../../texts/texts.ts';
import { TrackCell } from '../overview/track-cell.tsx';

const kinds = texts<Fee['kind']>({
  license: 'plan.fee.license',
  amendment: 'plan.fee.amendment',
  credit: 'plan.fee.credit',
});

/** The fees of the licenses of the platform and their credits, the latest first: all of them, or those on the invoice in the address. */
export const Fees = () => {
  const api = useApi();
  const slug = useSlug();
  const [filters] = useFilters();
  const invoiceId = filters.get('invoice');
  const fees = useInfiniteQuery({
    queryKey: ['fees', slug, invoiceId],
    queryFn: ({ pageParam }) =>
      api.listFees({
        ...{ slug, limit: 20 },
        ...(invoiceId !== null && { invoiceId }),
        ...(pageParam !== '' && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  return (
    <Panel title={t('plan.fees')}>
      <QueryView query={fees} rows={3} label={t('plan.loadingFees')}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          return (
            <>
              {invoiceId !== null && (
                <p>
                  {t('plan.feesOfInvoice')} <Link href="/plan">{t('plan.allFees')}</Link>
                </p>
              )}
              {rows.length > 0 && (
                <Table
                  caption={t('plan.fees')}
                  rows={rows}
                  keyOf={({ feeId }) => feeId}
                  columns={[
                    { name: t('plan.date'), heads: true, cell: ({ at }) => <Time at={at} /> },
                    { name: t('plan.feeKind'), cell: ({ kind }) => kinds[kind] },
                    { name: t('plan.feeTrack'), cell: (fee) => <TrackCell of={fee} /> },
                    {
                      name: t('plan.feeLicense'),
                      cell: ({ licenseId }) => (
                        <Link href={`/licenses/${licenseId}`}>
                          <code>{licenseId}</code>
                        </Link>
                      ),
                    },
                    { name: t('plan.amount'), number: true, cell: (fee) => money(fee) },
                  ]}
                />
              )}
              <More
                query={fees}
                pages={pages.length}
                end={t('plan.theseAreAllFees')}
                note={rows.length === 0 ? t('plan.noFees') : undefined}
              />
            </>
          );
        }}
      </QueryView>
    </Panel>
  );
};
