import { hasAnyRole, type Role, type StaffMember } from './staff.ts';

/** How long a member of staff sees the portal of a platform, at most. */
export const portalViewMs = 60 * 60_000;

/** The roles that see each group of operations; an admin sees all. Records that the staff console shows are seen by the roles that see them there. */
const rolesFor = {
  integration: ['rights', 'finance'],
  licenses: ['rights'],
  billing: ['finance'],
  access: [],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
type Group = keyof typeof rolesFor;

/**
 * The operations of a view. They read records of the platform and change nothing, show no secret, and return no link to sound, because
 * previews and downloads count as use of the platform. Preflights are requests that only read.
 */
const operations: { readonly [Each in Group]: readonly string[] } = {
  integration: [
    'getPortalSession',
    'endPortalSession',
    'getPlatform',
    'getMonthlyUsage',
    'listUsageEvents',
    'searchTracks',
    'getTrack',
    'getAttribution',
    'getLicenseTerms',
    'getWaveform',
    'listWaveforms',
    'listCollections',
    'getCollection',
    'listCollectionTracks',
    'getInboundSettings',
    'listWebhookEndpoints',
    'getWebhookEndpoint',
    'getWebhookStats',
  ],
  licenses: [
    'listLicenses',
    'getLicense',
    'getLicenseCertificate',
    'listLicenseVersions',
    'preflightLicenses',
    'preflightAmendments',
    'getInboundContent',
    'getCueSheet',
    'listEvents',
    'listWebhookDeliveries',
    'getWebhookDelivery',
  ],
  billing: ['getBilling', 'listInvoices', 'listFees', 'downloadInvoice'],
  access: ['listCredentials', 'listMembers', 'listPortalViews'],
};

/** The roles that may see the portal of a platform. Moderators decide about recordings and need no records of platforms. */
export const viewingRoles = rolesFor.integration;

/** Returns the operations of a view, by the current roles of the member of staff. */
export const operationsInView = (member: Pick<StaffMember, 'roles'>): readonly string[] =>
  (Object.keys(operations) as Group[])
    .filter((group) => hasAnyRole(member, rolesFor[group]))
    .flatMap((group) => operations[group]);
