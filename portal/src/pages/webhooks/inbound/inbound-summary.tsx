import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { QueryView } from '../../../kit/feedback/states.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { tagged } from '../../../kit/etag.ts';
import { useApi, useSlug } from '../../../session/session.tsx';

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
    <Panel title="Inbound events" acts={<Link href="/webhooks/inbound">Set up and test</Link>}>
      <p className="soft">
        Send us an event when content is published or deleted, and we issue or revoke its licenses
        automatically.
      </p>
      <QueryView query={inbound} rows={2} label="Loading inbound events">
        {({ url, secrets, policy }) => (
          <Facts
            of={[
              ['URL', <code key="url">{url}</code>],
              [
                'Status',
                secrets.length === 0 ? (
                  <Tag key="status">No secret yet</Tag>
                ) : (
                  <Tag key="status" tone="good">
                    {policy.autoLicense ? 'Licenses automatically' : 'Records events only'}
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
