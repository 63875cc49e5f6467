import type { WebhookEndpointHealth } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { count } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';
import { disablingNames } from './names.ts';

/** The most deliveries that the service counts. */
const maxDead = 100;

const Status = ({ of: { disabled, failingSince } }: { readonly of: WebhookEndpointHealth }) => {
  if (disabled)
    return (
      <span>
        <Tag tone={disabled.reason === 'owner' ? 'quiet' : 'bad'}>Disabled</Tag>
        <span className="record-detail">
          <Time at={disabled.at} as="day" />, {disablingNames[disabled.reason]}
        </span>
      </span>
    );
  if (failingSince === undefined) return <Tag tone="good">Enabled</Tag>;
  return (
    <span>
      <Tag tone="warn">Failing</Tag>
      <span className="record-detail">
        since <Time at={failingSince} />
      </span>
    </span>
  );
};

/** The webhook endpoints of a platform: last success, failures and dead deliveries. */
export const WebhookHealth = ({ slug }: { readonly slug: string }) => {
  const api = useApi();
  const endpoints = useQuery({
    queryKey: ['platform-webhooks', slug],
    queryFn: () => api.listWebhookHealthForStaff({ platform: slug }),
  });
  return (
    <Panel title="Webhooks">
      <QueryView query={endpoints} rows={4} label="Loading the endpoints">
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">The platform has no webhook endpoints.</p>
          ) : (
            <Table
              caption="Webhook endpoints"
              rows={data}
              keyOf={({ endpointId }) => endpointId}
              columns={[
                {
                  name: 'Endpoint',
                  heads: true,
                  cell: ({ host, endpointId }) => (
                    <span>
                      <span className="record-name">{host}</span>
                      <span className="record-detail">
                        <code>{endpointId}</code>
                      </span>
                    </span>
                  ),
                },
                { name: 'Status', cell: (row) => <Status of={row} /> },
                {
                  name: 'Last success',
                  cell: ({ lastSuccessAt }) =>
                    lastSuccessAt === undefined ? 'None' : <Time at={lastSuccessAt} />,
                },
                { name: 'Succeeded, 7 days', number: true, cell: ({ succeeded }) => count(succeeded) },
                { name: 'Failed, 7 days', number: true, cell: ({ failed }) => count(failed) },
                {
                  name: 'Dead deliveries',
                  number: true,
                  cell: ({ dead }) => (dead < maxDead ? count(dead) : `${count(dead)}+`),
                },
              ]}
            />
          )
        }
      </QueryView>
    </Panel>
  );
};
