const all = ['owner', 'developer', 'finance', 'viewer'] as const;

/**
 * The roles of members who may call an operation that the pages offer. The service decides; a test compares this table with
 * its own.
 */
export const roles = {
  issueLicense: ['owner', 'developer'],
  updateCollection: ['owner', 'developer'],
  amendLicense: ['owner', 'developer'],
  revokeLicenseByPost: ['owner', 'developer'],
  downloadTrack: ['owner', 'developer'],
  streamPreview: all,
  listStems: all,
  listLicenses: all,
  getLicense: all,
  listEvents: all,
  listWebhookDeliveries: all,
  getWebhookDelivery: all,
  listMembers: all,
  listMemberSessions: all,
  listPortalViews: ['owner'],
  listCredentials: ['owner', 'developer'],
  createCredential: ['owner', 'developer'],
  createWebhookEndpoint: ['owner', 'developer'],
  updateWebhookEndpoint: ['owner', 'developer'],
  resendWebhookDelivery: ['owner', 'developer'],
  updateInboundSettings: ['owner', 'developer'],
  getBilling: ['owner', 'finance'],
  createCheckout: ['owner', 'finance'],
  updateSubscription: ['owner', 'finance'],
  updatePlatform: ['owner'],
  endSessions: ['owner'],
  createPortalLink: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** An operation that members of some roles, or a view of staff, cannot call. */
export type RestrictedOperation = keyof typeof roles;
