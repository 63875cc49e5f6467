import type { Seller } from '../../../domain/billing/seller.ts';
import { CheckoutId, InvoiceId, SubscriptionId } from '../../../domain/shared/ids.ts';
import type { Billing } from '../../../ports/driving/billing.ts';
import type { StaffInvoices } from '../../../ports/driving/staff/staff-invoices.ts';
import type { Log } from '../../../ports/driven/shared/log.ts';
import type { Limits } from '../../../ports/driving/limits.ts';
import type { Brand } from '../portal/brand.ts';
import { lookOf } from '../vocabulary/look.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './billing.contract.ts';
import { billingView, checkoutView, invoicesView, previewView, subscriptionView } from './billing.views.ts';
import { documentReply } from './document/invoice-document.ts';
import * as pages from './sandbox-checkout.contract.ts';
import { sandboxPage } from './sandbox-checkout.page.ts';
import { staffInvoiceEndpoints } from './staff-invoices.handlers.ts';
import * as subscriptions from './subscriptions.contract.ts';

export interface BillingDependencies
  extends Omit<Billing, 'settleDueAccounts'>, StaffInvoices, Pick<Limits, 'limitAddress'> {
  readonly baseUrl: string;
  readonly seller: Seller;
  readonly brand: Brand;
  /** Whether the icon of the portal can be shown: not if the portal was not built. */
  readonly icon: boolean;
  readonly log: Pick<Log, 'warn'>;
}

/** Rate limit by IP address of messages with an invalid signature. */
const invalidSignatures = 'payment-signatures';

export const billingEndpoints = (dependencies: BillingDependencies): readonly Endpoint[] => [
  ...staffInvoiceEndpoints(dependencies),

  endpoint(
    routes.openCheckout,
    async ({ caller, body: { addOns = [], tier, ...rest }, idempotencyKey }) => {
      const order = { ...(tier && { tier }), addOns: [...new Set(addOns)] };
      const opened = await dependencies.openCheckout({
        caller,
        order,
        ...rest,
        ...(idempotencyKey && { idempotencyKey }),
      });
      return opened.ok ? { status: 201, body: checkoutView(opened.value) } : opened;
    },
    async ({ caller, body: { slug } }, { resourceId }) => {
      const found = await dependencies.readCheckout({ caller, slug, checkoutId: CheckoutId(resourceId) });
      return found.ok ? { status: 201, body: checkoutView(found.value) } : found;
    },
  ),

  endpoint(routes.readCheckout, async ({ caller, params: { slug, checkoutId } }) => {
    const found = await dependencies.readCheckout({ caller, slug, checkoutId: CheckoutId(checkoutId) });
    return found.ok ? { status: 200, body: checkoutView(found.value) } : found;
  }),

  endpoint(routes.cancelCheckout, async ({ caller, params: { slug, checkoutId } }) => {
    const closed = await dependencies.cancelCheckout({ caller, slug, checkoutId: CheckoutId(checkoutId) });
    return closed.ok ? { status: 200, body: checkoutView(closed.value) } : closed;
  }),

  endpoint(subscriptions.cancelSubscription, async ({ caller, params: { slug, subscriptionId } }) => {
    const of = { caller, slug, subscriptionId: SubscriptionId(subscriptionId) };
    const changed = await dependencies.changeRenewal({ ...of, renews: false });
    return changed.ok ? { status: 200, body: subscriptionView(changed.value) } : changed;
  }),

  endpoint(subscriptions.resumeSubscription, async ({ caller, params: { slug, subscriptionId } }) => {
    const of = { caller, slug, subscriptionId: SubscriptionId(subscriptionId) };
    const changed = await dependencies.changeRenewal({ ...of, renews: true });
    return changed.ok ? { status: 200, body: subscriptionView(changed.value) } : changed;
  }),

  endpoint(subscriptions.updateSubscription, async ({ caller, params: { slug, subscriptionId }, body }) => {
    const of = { caller, slug, subscriptionId: SubscriptionId(subscriptionId) };
    const changed = await dependencies.changePlan({ ...of, ...body });
    return changed.ok ? { status: 200, body: subscriptionView(changed.value) } : changed;
  }),

  endpoint(subscriptions.previewSubscription, async ({ caller, params: { slug, subscriptionId }, body }) => {
    const of = { caller, slug, subscriptionId: SubscriptionId(subscriptionId) };
    const previewed = await dependencies.previewPlan({ ...of, ...body });
    return previewed.ok ? { status: 200, body: previewView(previewed.value) } : previewed;
  }),

  endpoint(routes.readBilling, async ({ caller, params: { slug } }) => {
    const found = await dependencies.readBilling({ caller, slug });
    if (!found.ok) return found;
    const body = billingView(found.value, dependencies.seller);
    // The link of a checkout pays without the session, so a view of staff does not show it.
    return { status: 200, body: caller.viewedBy ? { ...body, openCheckouts: [] } : body };
  }),

  endpoint(routes.listInvoices, async ({ caller, params: { slug } }) => {
    const found = await dependencies.listInvoices({ caller, slug });
    return found.ok ? { status: 200, body: invoicesView(found.value) } : found;
  }),

  endpoint(routes.downloadInvoice, async ({ caller, params, mediaType }) => {
    const { slug, invoiceId } = params;
    const found = await dependencies.readInvoice({ caller, slug, invoiceId: InvoiceId(invoiceId) });
    return found.ok ? documentReply(found.value, dependencies, mediaType) : found;
  }),

  endpoint(routes.showBillingToStaff, async ({ params }) => {
    const found = await dependencies.showBillingToStaff(params);
    if (!found.ok) return found;
    const { data: invoices } = invoicesView(found.value.invoices);
    const { openCheckouts: open, ...billing } = billingView(found.value, dependencies.seller);
    const openCheckouts = open.map(({ url: _, ...checkout }) => checkout);
    return { status: 200, body: { ...billing, openCheckouts, invoices } };
  }),

  endpoint(routes.receivePayment, async ({ params: { provider }, headers, raw, address }) => {
    const received = await dependencies.receivePayment({ provider, headers, body: raw });
    if (received.ok) {
      if (typeof received.value === 'string') return { status: 200, body: { outcome: received.value } };
      dependencies.log.warn('ignored a message from the payment provider', { provider, ...received.value });
      return { status: 200, body: { outcome: 'ignored' } };
    }
    if (received.failure.kind === 'contended') return received;
    const limited = await dependencies.limitAddress({ address, purpose: invalidSignatures });
    return limited.ok ? received : limited;
  }),

  endpoint(pages.showSandboxCheckout, async ({ params: { checkoutId } }) => {
    const shown = await dependencies.showSandboxPayment({ checkoutId: CheckoutId(checkoutId) });
    return shown.ok
      ? {
          status: 200,
          bytes: sandboxPage(lookOf(dependencies), shown.value),
          mediaType: 'text/html; charset=utf-8',
        }
      : shown;
  }),

  endpoint(pages.playSandboxCheckout, async ({ params: { checkoutId }, body: { token } }) => {
    const played = await dependencies.playSandboxPayment({ checkoutId: CheckoutId(checkoutId), token });
    const location = `${dependencies.baseUrl}/sandbox-checkout/${checkoutId}`;
    return played.ok ? { status: 303, empty: true, headers: { location } } : played;
  }),
];
