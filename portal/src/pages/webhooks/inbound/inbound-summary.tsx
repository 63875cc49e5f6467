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

/** The other direction, in short. */
export const InboundSummary = () => {
  const inbound = useInbound();
  return (
    <Panel title="Your own events" acts={<Link href="/webhooks/inbound">Set up and try out</Link>}>
      <p className="soft">
        Tell us when content is published or deleted: its licenses are issued and revoked by themselves.
      </p>
      <QueryView query={inbound} rows={2} label="Your own events">
        {({ url, secrets, policy }) => (
          <Facts
            of={[
              ['Address', <code key="url">{url}</code>],
              [
                'State',
                secrets.length === 0 ? (
                  <Tag key="state">no secret yet: nothing is taken in</Tag>
                ) : (
                  <Tag key="state" tone="good">
                    {policy.autoLicense ? 'licenses by itself' : 'takes in, licenses nothing'}
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
