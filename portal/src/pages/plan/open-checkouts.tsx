import type { Billing } from '@platform-licensing/client';
import { money } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { CancelCheckout } from './cancel-checkout.tsx';
import { rememberCheckout } from './last-checkout.ts';
import { planName } from './plan-name.ts';

/** What was chosen and not paid yet: the way back to where that is done. */
export const OpenCheckouts = ({ of }: { readonly of: Billing['openCheckouts'] }) =>
  of.length === 0 ? null : (
    <Panel title="Waiting to be paid">
      <Table
        caption="Checkouts that wait to be paid"
        rows={of}
        keyOf={({ checkoutId }) => checkoutId}
        columns={[
          { name: 'For', heads: true, cell: planName },
          {
            name: 'Price',
            number: true,
            cell: ({ amount, currency, interval }) => `${money({ amount, currency })} a ${interval}`,
          },
          { name: 'Can be paid until', cell: ({ expiresAt }) => <Time at={expiresAt} /> },
          {
            name: 'Payment',
            cell: ({ checkoutId, url }) => (
              <span className="panel-acts">
                <a href={url} rel="noreferrer" onClick={() => rememberCheckout(checkoutId)}>
                  Go to payment
                </a>
                <CancelCheckout checkoutId={checkoutId} />
              </span>
            ),
          },
        ]}
      />
    </Panel>
  );
