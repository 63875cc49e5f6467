import type { StaffMember } from '@platform-licensing/client';
import { isOneOf } from '../../kit/display/names.ts';
import type { Tone } from '../../kit/tone.ts';
import type { Role } from '../roles.ts';

export const peopleKey = ['people'];

export const statusNames: Readonly<
  Record<StaffMember['status'], { readonly name: string; readonly tone: Tone }>
> = {
  active: { name: 'Active', tone: 'good' },
  invited: { name: 'Invited', tone: 'warn' },
  disabled: { name: 'Disabled', tone: 'bad' },
};

export const roleOptions: readonly { readonly value: Role; readonly name: string }[] = [
  { value: 'moderator', name: 'Moderator: reviews tracks' },
  { value: 'rights', name: 'Rights: takedowns and licenses' },
  { value: 'finance', name: 'Finance: usage, billing and invoices' },
  { value: 'admin', name: 'Admin: everything' },
];

/** Returns the names that are roles. */
export const rolesIn = (names: readonly string[]): readonly Role[] =>
  names.filter(isOneOf(roleOptions.map(({ value }) => value)));
