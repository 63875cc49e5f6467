import { readJson } from '../request/json.ts';

/**
 * Operations that protect a platform or serve rights. They never use the daily quota and have a rate of their own, so
 * that a platform that has used up its quota can still replace a key, revoke a license, report usage and pay.
 */
export const essentialOperations: ReadonlySet<string> = new Set([
  'listCredentials',
  'createCredential',
  'deleteCredential',
  'endSessions',
  'createPortalLink',
  'listPortalViews',
  'listMembers',
  'inviteMember',
  'updateMember',
  'removeMember',
  'rotateWebhookSecret',
  'rotateInboundSecret',
  'revokeLicense',
  'revokeLicenseByPost',
  'recordUsage',
  'listUsageEvents',
  'getMonthlyUsage',
  'getBilling',
  'listInvoices',
  'listFees',
  'downloadInvoice',
  'createCheckout',
  'getCheckout',
  'cancelCheckout',
  'cancelSubscription',
  'resumeSubscription',
  'previewSubscription',
  'updateSubscription',
]);

/** Inbound events of the same kind, received by `receiveContentEvent`. */
const essentialEvents: ReadonlySet<unknown> = new Set(['content.deleted']);

export const isEssentialEvent = (body: Uint8Array): boolean => {
  const read = readJson(body);
  if (!read.ok || typeof read.value !== 'object' || read.value === null) return false;
  return 'type' in read.value && essentialEvents.has(read.value.type);
};
