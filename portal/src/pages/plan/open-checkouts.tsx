import type { Billing } from '@platform-licensing/client';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { t } from '../../texts/texts.ts';
import { CancelCheckout } from './cancel-checkout.tsx';
import { rememberCheckout } from './last-checkout.ts';
import { planName, priceText } from './plan-name.ts';

/** Checkouts that are not paid yet, with links to the payment. */
export const OpenCheckouts = ({ of }: { readonly of: Billing['openCheckouts'] }) =>
  of.length === 0 ? null : (
    <Panel title={t('plan.openCheckouts')}>
      <Table
        caption={t('plan.openCheckouts')}
        rows={of}
        keyOf={({ checkoutId }) => checkoutId}
        columns={[
          { name: t('plan.plan'), heads: true, cell: planName },
          { name: t('plan.price'), number: true, cell: priceText },
          { name: t('plan.expires'), cell: ({ expiresAt }) => <Time at={expiresAt} /> },
          {
            name: t('plan.payment'),
            cell: ({ checkoutId, url }) => (
              <span className="table-acts">
                <a href={url} rel="noreferrer" onClick={() => rememberCheckout(checkoutId)}>
                  {t('plan.goToPayment')}
                </a>
                <CancelCheckout checkoutId={checkoutId} />
              </span>
            ),
          },
        ]}
      />
    </Panel>
  );
