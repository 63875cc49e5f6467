import type { PortalView } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useNow } from '../../kit/hooks/use-now.ts';
import { useApi, useSlug } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';

/** When a view ended, or that it may still be open. */
const End = ({ of: { endedAt, expiresAt } }: { readonly of: PortalView }) => {
  const now = useNow();
  if (endedAt !== undefined) return <Time at={endedAt} />;
  return Date.parse(expiresAt) > now ? t('members.viewIsOpen') : <Time at={expiresAt} />;
};

/** When staff of the operator looked at this portal, and why. For owners. */
export const PortalViews = () => {
  const api = useApi();
  const slug = useSlug();
  const views = useQuery({
    queryKey: ['portal-views', slug],
    queryFn: () => api.listPortalViews({ slug }),
  });
  return (
    <Panel title={t('members.viewsByOurStaff')}>
      <p className="soft">{t('members.ourStaffCanLookAt')}</p>
      <QueryView query={views} rows={2} label={t('members.loadingViewsByOurStaff')}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{t('members.nobodyLooked')}</p>
          ) : (
            <Table
              caption={t('members.viewsByOurStaff')}
              rows={data}
              keyOf={({ viewId }) => viewId}
              columns={[
                { name: t('members.viewReason'), heads: true, cell: ({ reason }) => reason },
                { name: t('members.viewOpened'), cell: ({ openedAt }) => <Time at={openedAt} /> },
                { name: t('members.viewEnded'), cell: (view) => <End of={view} /> },
              ]}
            />
          )
        }
      </QueryView>
    </Panel>
  );
};
