import type { Billing } from '@platform-licensing/client';
import { money } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { CancelCheckout } from './cancel-checkout.tsx';
import { rememberCheckout } from './last-checkout.ts';
import { planName } from './plan-name.ts';

/** Checkouts that are not paid yet, with links to the payment. */
export const OpenCheckouts = ({ of }: { readonly of: Billing['openCheckouts'] }) =>
  of.length === 0 ? null : (
    <Panel title="Open checkouts">
      <Table
        caption="Open checkouts"
        rows={of}
        keyOf={({ checkoutId }) => checkoutId}
        columns={[
          { name: 'Plan', heads: true, cell: planName },
          {
            name: 'Price',
            number: true,
            cell: ({ amount, currency, interval }) => `${money({ amount, currency })} per ${interval}`,
          },
          { name: 'Expires', cell: ({ expiresAt }) => <Time at={expiresAt} /> },
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
