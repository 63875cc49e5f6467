import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { QueryView } from '../../../kit/feedback/states.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { tagged } from '../../../kit/etag.ts';
import { useApi, useSlug } from '../../../session/session.tsx';
import { t } from '../../../texts/texts.ts';

export const useInbound = () => {
  const api = useApi();
  const slug = useSlug();
  return useQuery({
    queryKey: ['webhooks', slug, 'inbound'],
    queryFn: async () => tagged(await api.answer.getInboundSettings({ slug })),
  });
};

/** A summary of inbound events. */
export const InboundSummary = () => {
  const inbound = useInbound();
  return (
    <Panel
      title={t('inbound.inboundEvents')}
      acts={<Link href="/webhooks/inbound">{t('inbound.setUpAndTest')}</Link>}
    >
      <p className="soft">{t('inbound.sendUsAnEventWhenContentIsPublished')}</p>
      <QueryView query={inbound} rows={2} label={t('inbound.loadingInboundEvents')}>
        {({ url, secrets, policy }) => (
          <Facts
            of={[
              ['URL', <code key="url">{url}</code>],
              [
                t('inbound.status'),
                secrets.length === 0 ? (
                  <Tag key="status">{t('inbound.noSecretYet')}</Tag>
                ) : (
                  <Tag key="status" tone="good">
                    {policy.autoLicense ? t('inbound.licensesAutomatically') : t('inbound.recordsEventsOnly')}
                  </Tag>
                ),
              ],
            ]}
          />
        )}
      </QueryView>
    </Panel>
  );
};
