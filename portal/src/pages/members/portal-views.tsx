import type { PortalView } from '@platform-licensing/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { More } from '../../kit/controls/more.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';

/** When a view ended, or that it is open. */
const End = ({ of: { endedAt } }: { readonly of: PortalView }) =>
  endedAt === undefined ? t('members.viewIsOpen') : <Time at={endedAt} />;

/** When staff of the operator looked at this portal, and why. For owners. */
export const PortalViews = () => {
  const api = useApi();
  const slug = useSlug();
  const views = useInfiniteQuery({
    queryKey: ['portal-views', slug],
    queryFn: ({ pageParam }) => api.listPortalViews({ slug, ...(pageParam !== '' && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  return (
    <Panel title={t('members.viewsByOurStaff')}>
      <p className="soft">{t('members.ourStaffCanLookAt')}</p>
      <QueryView query={views} rows={2} label={t('members.loadingViewsByOurStaff')}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          return (
            <>
              {rows.length > 0 && (
                <Table
                  caption={t('members.viewsByOurStaff')}
                  rows={rows}
                  keyOf={({ viewId }) => viewId}
                  columns={[
                    { name: t('members.viewReason'), heads: true, cell: ({ reason }) => reason },
                    { name: t('members.viewOpened'), cell: ({ openedAt }) => <Time at={openedAt} /> },
                    { name: t('members.viewEnded'), cell: (view) => <End of={view} /> },
                  ]}
                />
              )}
              <More
                query={views}
                pages={pages.length}
                end={t('members.theseAreAllViews')}
                note={rows.length === 0 ? t('members.nobodyLooked') : undefined}
              />
            </>
          );
        }}
      </QueryView>
    </Panel>
  );
};
