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
import { rich, t } from '../../../texts/texts.ts';
import '../webhooks.css';

const InboundContent = ({ inbound }: { readonly inbound: Tagged<InboundSettings> }) => (
  <>
    <Panel title={t('inbound.endpoint')}>
      <Facts
        of={[
          [
            'URL',
            <span key="url" className="beside">
              <code>{inbound.url}</code> <Copy text={inbound.url} what="URL" />
            </span>,
          ],
          [
            t('inbound.events'),
            <span key="events">
              <code>content.published</code>, <code>content.deleted</code>
            </span>,
          ],
          [
            t('inbound.signature'),
            <a key="signing" href="https://www.standardwebhooks.com" rel="noreferrer">
              Standard Webhooks
            </a>,
          ],
        ]}
      />
    </Panel>
    <May operation="updateInboundSettings" otherwise={t('inbound.onlyOwnersAndDevelopersCan')}>
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
      <PageHead
        title={t('inbound.inboundEvents')}
        back={{ href: '/webhooks', name: t('inbound.webhooks') }}
      />
      <p className="soft">
        {rich('inbound.sendUsAnEventWhen', {
          a: (content) => <a href="/reference/guides/webhooks">{content}</a>,
        })}
      </p>
      <QueryView query={inbound} rows={10} label={t('inbound.loadingInboundEvents')}>
        {(data) => <InboundContent inbound={data} />}
      </QueryView>
    </>
  );
};
