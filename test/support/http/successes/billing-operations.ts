import type { Driving } from '../../../../src/ports/driving/index.ts';
import type { Answered } from '../../clients/partner-client.ts';
import type { Partner } from '../../service/service.ts';

/** An order of growth with stems, from this machine. */
export const anOrderOfPlan = (slug: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  slug,
  tier: 'growth',
  addOns: ['stems'],
  interval: 'month',
  successUrl: 'http://localhost:3000/paid',
  cancelUrl: 'http://localhost:3000/plans',
  ...changes,
});

export const ordered = ({ client, slug }: Pick<Partner, 'client' | 'slug'>): Promise<Answered> =>
  client.post('/api/v1/platforms/checkout', anOrderOfPlan(slug));

/** A page, or what a form of it leads to, as a browser asks for it: no operation of the document. */
export const browse = async (url: string, form?: Readonly<Record<string, string>>) => {
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** Presses a button of the sandbox checkout. */
export const press = async (checkoutUrl: string, label: string): Promise<number> => {
  const page = await browse(checkoutUrl);
  const forms = page.text.split('<form').slice(1);
  const form = forms.find((one) => one.includes(`<button>${label}</button>`)) ?? '';
  const token = /name="token" value="([^"]*)"/.exec(form)?.[1] ?? '';
  return (await browse(checkoutUrl, { token })).status;
};

interface Dependencies {
  readonly owner: Partner;
  readonly aPartner: () => Promise<Partner>;
  readonly useCases: Pick<Driving, 'changePlatform'>;
}

/** The owner's checkout, paid before it became an enterprise. */
export const paidByOwner = async ({
  owner: { client, slug },
  useCases,
}: Omit<Dependencies, 'aPartner'>): Promise<string> => {
  const billing = (await client.get(`/api/v1/platforms/${slug}/billing`)).body as {
    readonly subscriptions: readonly { readonly checkoutId: string }[];
  };
  const [known] = billing.subscriptions;
  if (known) return known.checkoutId;
  await useCases.changePlatform({ platform: slug, edit: { tier: 'developer' } });
  const checkout = await ordered({ client, slug });
  await press(checkout.member('url'), 'Pay');
  await useCases.changePlatform({ platform: slug, edit: { tier: 'enterprise' } });
  return checkout.member('checkoutId');
};

/** A partner who has paid for a plan, and where the subscription is. */
export const aSubscriber = async (partner: Partner) => {
  const checkout = await ordered(partner);
  await press(checkout.member('url'), 'Pay');
  const subscriptionId = checkout.member('checkoutId').replace(/^[^_]*/, 'sub');
  const path = `/api/v1/platforms/${partner.slug}/billing/subscriptions/${subscriptionId}`;
  return { ...partner, path, url: checkout.member('url') };
};

/** For the operations of payments, a request that succeeds. */
export const billingSuccesses: Readonly<Record<string, (stage: Dependencies) => Promise<Answered>>> = {
  createCheckout: async ({ aPartner }) => ordered(await aPartner()),
  getCheckout: async (stage) => {
    const checkoutId = await paidByOwner(stage);
    return stage.owner.client.get(`/api/v1/platforms/${stage.owner.slug}/checkouts/${checkoutId}`);
  },
  cancelCheckout: async ({ aPartner }) => {
    const partner = await aPartner();
    const checkoutId = (await ordered(partner)).member('checkoutId');
    return partner.client.delete(`/api/v1/platforms/${partner.slug}/checkouts/${checkoutId}`);
  },
  cancelSubscription: async ({ aPartner }) => {
    const { client, path } = await aSubscriber(await aPartner());
    return client.post(`${path}/cancel`);
  },
  resumeSubscription: async ({ aPartner }) => {
    const { client, path } = await aSubscriber(await aPartner());
    await client.post(`${path}/cancel`);
    return client.post(`${path}/resume`);
  },
  previewSubscription: async ({ aPartner }) => {
    const { client, path } = await aSubscriber(await aPartner());
    return client.post(`${path}/preview`, { interval: 'year' });
  },
  updateSubscription: async ({ aPartner }) => {
    const { client, path } = await aSubscriber(await aPartner());
    return client.ask('PATCH', path, { body: { interval: 'year' } });
  },
  getBilling: async (stage) => {
    await paidByOwner(stage);
    return stage.owner.client.get(`/api/v1/platforms/${stage.owner.slug}/billing`);
  },
  downloadInvoice: async (stage) => {
    const checkoutId = await paidByOwner(stage);
    const invoiceId = `${checkoutId.replace(/^[^_]*/, 'inv')}_first`;
    return stage.owner.client.get(`/api/v1/platforms/${stage.owner.slug}/billing/invoices/${invoiceId}/pdf`);
  },
  listFees: async ({ owner }) =>
    owner.client.get(`/api/v1/platforms/${owner.slug}/billing/fees?kind=license&since=2026-01-01`),
  listInvoices: async (stage) => {
    await paidByOwner(stage);
    return stage.owner.client.get(`/api/v1/platforms/${stage.owner.slug}/billing/invoices`);
  },
};
