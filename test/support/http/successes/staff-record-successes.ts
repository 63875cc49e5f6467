import { anOrder } from '../../service/service.ts';
import type { Answered } from '../../clients/partner-client.ts';
import type { Stage } from '../stage.ts';
import { paidByOwner } from './billing-operations.ts';
import { sentTest } from './webhook-successes.ts';

const staff = '/api/v1/staff';
let studios = 0;

const aStudio = ({ admin }: Stage): Promise<Answered> =>
  admin.post(`${staff}/platforms`, {
    name: 'Big Studio',
    contactEmail: 'rights@studio.example',
    websiteUrl: 'https://studio.example',
    slug: `studio-${process.pid}-${++studios}`,
    environment: 'sandbox',
    tier: 'enterprise',
    scopes: ['tracks:read', 'licenses:write'],
    addOns: ['stems'],
    quotas: { requestsPerDay: 'unlimited', enrichRowsPerDay: 7, burst: 20 },
    hub: true,
    contentTypes: ['film'],
    territories: ['WORLD'],
  });

/** A successful request for each operation of staff. */
export const staffRecordSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  provisionPlatform: aStudio,
  getPlatformForStaff: async (stage) =>
    stage.admin.get(`${staff}/platforms/${(await aStudio(stage)).member('slug')}`),
  createPortalLinkForStaff: async ({ admin, owner }) =>
    admin.post(`${staff}/platforms/${owner.slug}/portal-links`, { reason: 'A delivery failed' }),
  listUsageEventsForStaff: async ({ admin, owner }) =>
    admin.get(`${staff}/platforms/${owner.slug}/usage-events?unlicensed=true`),
  getMonthlyUsageForStaff: async ({ admin, owner }) => admin.get(`${staff}/platforms/${owner.slug}/usage`),
  getBillingForStaff: async (stage) =>
    stage.admin.get(`${staff}/platforms/${(await aStudio(stage)).member('slug')}/billing`),
  listFeesForStaff: async (stage) =>
    stage.admin.get(`${staff}/fees?platform=${stage.owner.slug}&kind=license&mode=live&since=2026-01-01`),
  listInvoicesForStaff: async (stage) => {
    await paidByOwner(stage);
    return stage.admin.get(
      `${staff}/invoices?platform=${stage.owner.slug}&status=paid&mode=test&currency=EUR&minAmount=1&since=2026-01-01`,
    );
  },
  getInvoiceTotals: async (stage) => {
    await paidByOwner(stage);
    return stage.admin.get(`${staff}/invoices/totals?platform=${stage.owner.slug}`);
  },
  listLedgerAccounts: async (stage) => {
    await paidByOwner(stage);
    return stage.admin.get(`${staff}/ledger/accounts?until=2099-12`);
  },
  listLedgerTransactions: async (stage) => {
    await paidByOwner(stage);
    return stage.admin.get(
      `${staff}/ledger/transactions?platform=${stage.owner.slug}&cause=invoice_paid&account=tax_payable&mode=test&currency=EUR&since=2026-01-01`,
    );
  },
  listRoyaltyPeriods: async (stage) => {
    await paidByOwner(stage);
    return stage.admin.get(`${staff}/periods`);
  },
  closeRoyaltyPeriod: async (stage) => {
    await paidByOwner(stage);
    const listed = await stage.admin.get(`${staff}/periods`);
    const [period] = (listed.body as { readonly data: readonly { readonly periodId: string }[] }).data;
    return stage.admin.post(`${staff}/periods/${period?.periodId}/close`, { dryRun: true });
  },
  listPlanChanges: async (stage) => {
    await paidByOwner(stage);
    return stage.admin.get(`${staff}/platforms/${stage.owner.slug}/plan-changes?limit=5`);
  },
  downloadInvoiceForStaff: async (stage) => {
    const invoiceId = `${(await paidByOwner(stage)).replace(/^[^_]*/, 'inv')}_first`;
    return stage.admin.get(`${staff}/platforms/${stage.owner.slug}/billing/invoices/${invoiceId}/pdf`);
  },
  updatePlatformForStaff: async (stage) =>
    stage.admin.ask('PATCH', `${staff}/platforms/${(await aStudio(stage)).member('platformId')}`, {
      body: {
        name: 'Bigger Studio',
        status: 'suspended',
        reason: 'Unpaid invoices.',
        quotas: { requestsPerDay: null },
      },
    }),
  resetPlatformCredentials: async (stage) =>
    stage.admin.post(`${staff}/platforms/${(await aStudio(stage)).member('slug')}/credentials/reset`),
  listWebhookHealthForStaff: async ({ admin, owner }) => {
    await owner.client.post(`/api/v1/platforms/${owner.slug}/webhooks`, {
      url: 'https://health.example/events',
      eventTypes: ['license.issued'],
    });
    return admin.get(`${staff}/platforms/${owner.slug}/webhooks`);
  },
  listDisabledWebhooksForStaff: async ({ admin }) => admin.get(`${staff}/webhooks/disabled`),
  getWebhookDeliveryForStaff: async (stage) => {
    const deliveryId = (await sentTest(stage)).member('deliveryId');
    return stage.admin.get(`${staff}/webhooks/deliveries/${deliveryId}`);
  },
  getWebhookEventForStaff: async (stage) => {
    const eventId = (await sentTest(stage)).member('eventId');
    return stage.admin.get(`${staff}/webhooks/events/${eventId}`);
  },
  endPlatformSessions: async (stage) =>
    stage.admin.post(`${staff}/platforms/${(await aStudio(stage)).member('slug')}/sessions/end`),
  getLicenseForStaff: async ({ admin, licenseId }) => admin.get(`${staff}/licenses/${licenseId}`),
  listLicenseVersionsForStaff: async ({ admin, licenseId }) =>
    admin.get(`${staff}/licenses/${licenseId}/versions`),
  revokeLicenseForStaff: async ({ admin, owner, track }) => {
    const order = anOrder(track.trackId, { contentId: 'revoked-by-staff' });
    const licenseId = (await owner.client.post('/api/v1/licenses', order)).member('licenseId');
    const revocation = { reasonCode: 'terms_breach', reason: 'Used in an advertisement.' };
    return admin.post(`${staff}/licenses/${licenseId}/revoke`, revocation);
  },
  listPlatformsForStaff: async ({ admin, owner }) =>
    admin.get(`${staff}/platforms?slugPrefix=${owner.slug}&status=active&createdSince=2026-01-01`),
  listLicensesForStaff: async ({ admin, owner, track }) =>
    admin.get(`${staff}/licenses?platform=${owner.slug}&trackId=${track.trackId}&limit=2`),
  countLicensesForStaff: async ({ admin, owner }) =>
    admin.get(`${staff}/licenses/count?platform=${owner.slug}`),
  listTracksForStaff: async ({ admin, track }) =>
    admin.get(`${staff}/tracks?isrc=${track.isrc}&titlePrefix=${encodeURIComponent(track.title)}`),
  searchRecords: async ({ admin, licenseId }) => admin.get(`${staff}/search?id=${licenseId}`),
  listAuditEntries: async (stage) => {
    const platformId = (await aStudio(stage)).member('platformId');
    return stage.admin.get(`${staff}/audit?subject=${platformId}&since=2026-01-01&until=2099-12-31&limit=5`);
  },
  verifyAuditEntries: ({ admin }) => admin.get(`${staff}/audit/verification`),
  identifyRecording: async ({ admin }) =>
    admin.post('/api/v1/forensics/identify', {
      audioBase64: Buffer.from('104000 a sound').toString('base64'),
    }),
};
