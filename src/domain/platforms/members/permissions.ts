import type { MemberRole } from './member.ts';

/** The roles that may call each group of operations. */
const rolesFor = {
  view: ['owner', 'developer', 'finance', 'viewer'],
  license: ['owner', 'developer'],
  develop: ['owner', 'developer'],
  pay: ['owner', 'finance'],
  own: ['owner'],
} as const satisfies Readonly<Record<string, readonly MemberRole[]>>;
type Permission = keyof typeof rolesFor;

const operations: { readonly [Each in Permission]: readonly string[] } = {
  view: [
    'getPortalSession',
    'updatePortalSession',
    'endPortalSession',
    'listMemberships',
    'switchPortalSession',
    'listMemberSessions',
    'endMemberSession',
    'endOtherMemberSessions',
    'listPasskeys',
    'startPasskeyRegistration',
    'createPasskey',
    'updatePasskey',
    'deletePasskey',
    'getPlatform',
    'getMonthlyUsage',
    'listMembers',
    'searchTracks',
    'getTrack',
    'getArtist',
    'listArtistTracks',
    'listArtistAlbums',
    'getAlbum',
    'getAttribution',
    'getLicenseTerms',
    'getWaveform',
    'listWaveforms',
    'listStems',
    'streamPreview',
    'syncCatalog',
    'listCollections',
    'getCollection',
    'listCollectionTracks',
    'listLicenses',
    'getLicense',
    'getLicenseCertificate',
    'listLicenseVersions',
    'preflightLicenses',
    'preflightAmendments',
    'listUsageEvents',
    'listEvents',
    'getInboundContent',
    'getCueSheet',
    'getInboundSettings',
    'listWebhookEndpoints',
    'getWebhookEndpoint',
    'getWebhookStats',
    'listWebhookDeliveries',
    'getWebhookDelivery',
    'getEnrichment',
  ],
  license: [
    'createCollection',
    'updateCollection',
    'deleteCollection',
    'saveCollectionTrack',
    'removeCollectionTrack',
    'issueLicense',
    'amendLicense',
    'revokeLicense',
    'revokeLicenseByPost',
    'downloadTrack',
    'recordUsage',
    'enrichRows',
  ],
  develop: [
    'listCredentials',
    'createCredential',
    'deleteCredential',
    'createWebhookEndpoint',
    'updateWebhookEndpoint',
    'deleteWebhookEndpoint',
    'testWebhookEndpoint',
    'rotateWebhookSecret',
    'recoverWebhookDeliveries',
    'resendWebhookDelivery',
    'updateInboundSettings',
    'rotateInboundSecret',
    'signInboundEvent',
  ],
  pay: [
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
  ],
  own: [
    'listPortalViews',
    'updatePlatform',
    'confirmPlatformContact',
    'endSessions',
    'inviteMember',
    'updateMember',
    'removeMember',
  ],
};

const permissionOf: ReadonlyMap<string, Permission> = new Map(
  (Object.keys(operations) as Permission[]).flatMap((permission) =>
    operations[permission].map((operation) => [operation, permission] as const),
  ),
);

/** Returns the roles that may call an operation of the API in a session of their own; none if it is not listed. */
export const rolesThatMay = (operation: string): readonly MemberRole[] => {
  const permission = permissionOf.get(operation);
  return permission ? rolesFor[permission] : [];
};

/** Returns whether a member with a role may call an operation of the API. */
export const roleMay = (role: MemberRole, operation: string): boolean =>
  rolesThatMay(operation).includes(role);
