import type { PlatformMember } from '@platform-licensing/client';

export type Role = PlatformMember['role'];

export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  developer: 'Developer',
  finance: 'Finance',
  viewer: 'Viewer',
};

const does: Readonly<Record<Role, string>> = {
  owner: 'everything, members included',
  developer: 'licenses, credentials and webhooks',
  finance: 'plan, payments and invoices',
  viewer: 'reads only',
};

export const roles = Object.keys(roleNames) as readonly Role[];
export const roleOptions = roles.map((role) => ({ value: role, name: `${roleNames[role]}: ${does[role]}` }));
export const roleIn = (value: string): Role => roles.find((role) => role === value) ?? 'viewer';
