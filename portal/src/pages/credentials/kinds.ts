import type { Credential } from '@platform-licensing/client';

export type Kind = Credential['kind'];

/** How the two kinds are spoken of. */
export const kinds = {
  api_key: {
    title: 'API keys',
    one: 'API key',
    use: 'Sent with each request as Authorization: Bearer or X-API-Key. Simple; for servers only.',
  },
  client_secret: {
    title: 'Client secrets',
    one: 'client secret',
    use: 'Exchanged for an access token of one hour by OAuth 2.0: the secret itself is rarely sent, and a token can have fewer scopes.',
  },
} as const satisfies Record<Kind, { title: string; one: string; use: string }>;

const quietMs = 3_600_000;

/** Whether it was used so lately that something still stands on it. */
export const isInUse = ({ lastUsedAt }: Credential, now: number): boolean =>
  lastUsedAt !== undefined && now - Date.parse(lastUsedAt) < quietMs;

/** Oldest first: the first is the one that a rotation ends with. */
export const ofKind = (credentials: readonly Credential[], kind: Kind): readonly Credential[] =>
  credentials
    .filter((credential) => credential.kind === kind)
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));

export const nameOf = ({ name }: Pick<Credential, 'name'>): string => name ?? 'Unnamed';

export const hasExpired = ({ expiresAt }: Pick<Credential, 'expiresAt'>, now: number): boolean =>
  expiresAt !== undefined && Date.parse(expiresAt) <= now;

/** The active credentials of a kind by name, each group oldest first: a group of two is being rotated. */
export const groupsOf = (own: readonly Credential[], now: number): readonly (readonly Credential[])[] => {
  const active = own.filter((credential) => !hasExpired(credential, now));
  const names = [...new Set(active.map(({ name }) => name))];
  return names.map((name) => active.filter((credential) => credential.name === name));
};

/** The credentials that were created with one, and those created with them. */
export const descendantsOf = (all: readonly Credential[], credentialId: string): readonly Credential[] => {
  const own = all.filter(({ createdBy }) => createdBy === credentialId);
  return own.flatMap((one) => [one, ...descendantsOf(all, one.credentialId)]);
};
