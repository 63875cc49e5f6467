import type { InboundSettings } from '@platform-licensing/client';
import { Copy } from '../../../kit/controls/copy.tsx';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { QueryView } from '../../../kit/feedback/states.tsx';
import type { Tagged } from '../../../kit/etag.ts';
import { InboundPolicyForm } from './inbound-policy.tsx';
import { InboundSecret } from './inbound-secret.tsx';
import { useInbound } from './inbound-summary.tsx';
import { Simulator } from './simulator.tsx';
import '../webhooks.css';

const Whole = ({ inbound }: { readonly inbound: Tagged<InboundSettings> }) => (
  <>
    <Panel title="Address">
      <Facts
        of={[
          [
            'POST to',
            <span key="url" className="beside">
              <code>{inbound.url}</code> <Copy text={inbound.url} what="address" />
            </span>,
          ],
          [
            'Events',
            <span key="events">
              <code>content.published</code>, <code>content.deleted</code>
            </span>,
          ],
          [
            'Signed by',
            <a key="signing" href="https://www.standardwebhooks.com" rel="noreferrer">
              Standard Webhooks
            </a>,
          ],
        ]}
      />
    </Panel>
    <div className="columns">
      <InboundSecret inbound={inbound} />
      <InboundPolicyForm inbound={inbound} />
    </div>
    <Simulator ready={inbound.secrets.length > 0} policy={inbound.policy} />
  </>
);

/** How events of the platform's own come in, and a way to try them. */
export const Inbound = () => {
  const inbound = useInbound();
  return (
    <>
      <PageHead title="Your own events" back={{ href: '/webhooks', name: 'Webhooks' }} />
      <p className="soft">
        When content with our tracks is published on your platform, tell us, and its licenses are issued; when
        it is deleted, they end. <a href="/reference/guides/webhooks">How it works</a>
      </p>
      <QueryView query={inbound} rows={10} label="Your own events">
        {(data) => <Whole inbound={data} />}
      </QueryView>
    </>
  );
};
