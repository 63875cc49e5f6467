import type { InboundSettings } from '@platform-licensing/client';
import { Copy } from '../../../kit/controls/copy.tsx';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { QueryView } from '../../../kit/feedback/states.tsx';
import type { Tagged } from '../../../kit/etag.ts';
import { May } from '../../../session/may.tsx';
import { InboundPolicyForm } from './inbound-policy.tsx';
import { InboundSecret } from './inbound-secret.tsx';
import { useInbound } from './inbound-summary.tsx';
import { Simulator } from './simulator.tsx';
import '../webhooks.css';

const InboundContent = ({ inbound }: { readonly inbound: Tagged<InboundSettings> }) => (
  <>
    <Panel title="Endpoint">
      <Facts
        of={[
          [
            'URL',
            <span key="url" className="beside">
              <code>{inbound.url}</code> <Copy text={inbound.url} what="URL" />
            </span>,
          ],
          [
            'Events',
            <span key="events">
              <code>content.published</code>, <code>content.deleted</code>
            </span>,
          ],
          [
            'Signature',
            <a key="signing" href="https://www.standardwebhooks.com" rel="noreferrer">
              Standard Webhooks
            </a>,
          ],
        ]}
      />
    </Panel>
    <May
      operation="updateInboundSettings"
      otherwise="Only owners and developers can change the policy and the secrets."
    >
      <div className="columns">
        <InboundSecret inbound={inbound} />
        <InboundPolicyForm inbound={inbound} />
      </div>
      <Simulator ready={inbound.secrets.length > 0} policy={inbound.policy} />
    </May>
  </>
);

/** The settings of inbound events, and a form that sends one. */
export const Inbound = () => {
  const inbound = useInbound();
  return (
    <>
      <PageHead title="Inbound events" back={{ href: '/webhooks', name: 'Webhooks' }} />
      <p className="soft">
        Send us an event when content with our tracks is published or deleted on your platform, and we issue
        or revoke its licenses. <a href="/reference/guides/webhooks">Learn more</a>
      </p>
      <QueryView query={inbound} rows={10} label="Loading inbound events">
        {(data) => <InboundContent inbound={data} />}
      </QueryView>
    </>
  );
};
