import type { Credential } from '@platform-licensing/client';
import { t } from '../../texts/texts.ts';

export type Kind = Credential['kind'];

const recentUseMs = 3_600_000;

/** Whether it was used within the last hour. */
export const isInUse = ({ lastUsedAt }: Credential, now: number): boolean =>
  lastUsedAt !== undefined && now - Date.parse(lastUsedAt) < recentUseMs;

/** Returns the credentials of a kind, oldest first. A rotation ends with the removal of the oldest. */
export const ofKind = (credentials: readonly Credential[], kind: Kind): readonly Credential[] =>
  credentials
    .filter((credential) => credential.kind === kind)
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));

export const nameOf = ({ name }: Pick<Credential, 'name'>): string => name ?? t('overview.unnamedCredential');

export const hasExpired = ({ expiresAt }: Pick<Credential, 'expiresAt'>, now: number): boolean =>
  expiresAt !== undefined && Date.parse(expiresAt) <= now;

const expiresSoonMs = 14 * 86_400_000;

/** Returns whether it expires within two weeks. */
export const expiresSoon = ({ expiresAt }: Pick<Credential, 'expiresAt'>, now: number): boolean =>
  expiresAt !== undefined && !hasExpired({ expiresAt }, now) && Date.parse(expiresAt) - now <= expiresSoonMs;

/** Groups the active credentials of a kind by name, oldest first. A group of two is being rotated. */
export const groupsOf = (own: readonly Credential[], now: number): readonly (readonly Credential[])[] => {
  const active = own.filter((credential) => !hasExpired(credential, now));
  const names = [...new Set(active.map(({ name }) => name))];
  return names.map((name) => active.filter((credential) => credential.name === name));
};

/** Returns the credentials that were created with a credential, directly or indirectly. */
export const descendantsOf = (all: readonly Credential[], credentialId: string): readonly Credential[] => {
  const own = all.filter(({ createdBy }) => createdBy === credentialId);
  return own.flatMap((one) => [one, ...descendantsOf(all, one.credentialId)]);
};
