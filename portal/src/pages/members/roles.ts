import type { PlatformMember } from '@platform-licensing/client';
import { t, texts } from '../../texts/texts.ts';

export type Role = PlatformMember['role'];

export const roleNames: Readonly<Record<Role, string>> = texts({
  owner: 'members.owner',
  developer: 'members.developer',
  finance: 'members.finance',
  viewer: 'members.viewer',
});

const does: Readonly<Record<Role, string>> = texts({
  owner: 'members.everythingMembersIncluded',
  developer: 'members.licensesCredentialsAndWebhooks',
  finance: 'members.planPaymentsAndInvoices',
  viewer: 'members.readsOnly',
});

export const roles = Object.keys(roleNames) as readonly Role[];
export const roleOptions = () =>
  roles.map((role) => ({
    value: role,
    name: t('members.roleThatDoes', { role: roleNames[role], does: does[role] }),
  }));
export const roleIn = (value: string): Role => roles.find((role) => role === value) ?? 'viewer';
