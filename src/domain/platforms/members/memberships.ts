import type { Platform } from '../platform.ts';
import type { Member } from './member.ts';

/** A platform that an address has joined, with the member. */
export interface Membership {
  readonly platform: Platform;
  readonly member: Member;
}

interface WithMembers {
  readonly platform: Platform;
  readonly members?: readonly Member[];
}

/**
 * Returns the memberships of a folded address. An invitation that was not accepted is none: the address is not proven, and a
 * stranger who was invited must not get the name of the platform.
 */
export const membershipsOf = (found: readonly WithMembers[], email: string): readonly Membership[] =>
  found.flatMap(({ platform, members = [] }) =>
    members
      .filter((member) => member.email === email && member.joinedAt !== undefined)
      .map((member) => ({ platform, member })),
  );
