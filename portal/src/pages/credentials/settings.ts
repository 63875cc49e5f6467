import type { CreateCredentialDto, Credential } from '@platform-licensing/client';
import type { PortalText } from '../../texts/texts.ts';

export type Scope = NonNullable<CreateCredentialDto['scopes']>[number];

/** Descriptions of the scopes, in groups. */
export const scopeGroups = [
  {
    label: 'credentials.catalog',
    scopes: [
      ['tracks:read', 'credentials.searchTrackDetailsAttributionLicense'],
      ['tracks:stream', 'credentials.previews'],
    ],
  },
  {
    label: 'credentials.licenses',
    scopes: [
      ['licenses:read', 'credentials.readLicensesDownloadLicensedTracks'],
      ['licenses:write', 'credentials.issueAndRevokeLicensesReport'],
    ],
  },
  {
    label: 'credentials.enrichment',
    scopes: [['partners:enrich', 'credentials.analyzeAndMatchYourOwn']],
  },
] as const satisfies readonly {
  readonly label: PortalText;
  readonly scopes: readonly (readonly [Scope, PortalText])[];
}[];

/** The values of the form. */
export interface CredentialDraft {
  readonly name: string;
  /** Undefined for all scopes of the platform. */
  readonly scopes: readonly Scope[] | undefined;
  /** The last day on which it works (UTC); empty if it never expires. */
  readonly lastDay: string;
  /** One address or CIDR block per line. */
  readonly addresses: string;
}

export const emptyDraft: CredentialDraft = { name: '', scopes: undefined, lastDay: '', addresses: '' };

export const addressesIn = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter((one) => one !== '');

export const bodyOf = (kind: Credential['kind'], draft: CredentialDraft): CreateCredentialDto => {
  const name = draft.name.trim();
  const allowedIps = addressesIn(draft.addresses);
  return {
    kind,
    ...(name !== '' && { name }),
    ...(draft.scopes && { scopes: [...draft.scopes] }),
    ...(draft.lastDay !== '' && { expiresAt: `${draft.lastDay}T23:59:59.999Z` }),
    ...(allowedIps.length > 0 && { allowedIps: [...allowedIps] }),
  };
};

/** Returns the request for a replacement of a credential: the same settings and lifetime. */
export const successorOf = (credential: Credential, now: number): CreateCredentialDto => {
  const { kind, name, scopes, allowedIps, createdAt, expiresAt } = credential;
  const lifetimeMs = expiresAt === undefined ? undefined : Date.parse(expiresAt) - Date.parse(createdAt);
  return {
    kind,
    ...(name !== undefined && { name }),
    ...(scopes && { scopes }),
    ...(allowedIps && { allowedIps }),
    ...(lifetimeMs !== undefined && { expiresAt: new Date(now + lifetimeMs).toISOString() }),
  };
};
