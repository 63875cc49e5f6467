import type { Credential } from '@platform-licensing/client';

export type Kind = Credential['kind'];

/** How the two kinds are spoken of. */
export const kinds = {
  api_key: {
    title: 'API keys',
    one: 'API key',
    use: 'Sent with each request as Authorization: Bearer or X-API-Key, with every scope of your platform. Simple; for servers only.',
  },
  client_secret: {
    title: 'Client secrets',
    one: 'client secret',
    use: 'Exchanged for a token of one hour by OAuth 2.0: the secret itself travels rarely, and a token may carry fewer scopes.',
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
