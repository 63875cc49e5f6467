import { maxMembers } from '../../../../src/domain/accounts/membership.ts';
import {
  requireMemberManagement,
  withEdited,
  withInvited,
  withJoined,
  withoutMember,
} from '../../../../src/domain/platforms/members/member.ts';
import { grantOf, hasEnded, limitsOf } from '../../../../src/domain/platforms/grant.ts';
import { MemberId } from '../../../../src/domain/shared/ids.ts';
import { aCredential, aPlatform, noon } from '../../../support/builders/builders.ts';
import { aMember } from '../../../support/builders/staff-builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';

const owner = aMember({ role: 'owner' }, 1);
const { joinedAt: _, ...invitedOwner } = aMember({ role: 'owner' }, 2);
const viewer = aMember({}, 3);
const unknown = MemberId('mbr_9');

describe('members of a platform', () => {
  it('keep one owner who has joined, also if others are invited', () => {
    const members = [owner, invitedOwner, viewer];
    expect(kindOf(withoutMember(members, owner.memberId))).toBe('last-owner');
    expect(kindOf(withEdited(members, owner.memberId, { role: 'viewer' }))).toBe('last-owner');
    expect(valueOf(withEdited(members, owner.memberId, { name: 'Ada' }))).toContainEqual({
      ...owner,
      name: 'Ada',
    });
    const joined = withJoined(members, invitedOwner.memberId, noon) ?? [];
    expect(valueOf(withoutMember(joined, owner.memberId))).toEqual([
      { ...invitedOwner, joinedAt: noon },
      viewer,
    ]);
    expect(valueOf(withoutMember([viewer], viewer.memberId))).toEqual([]);
  });

  it('join once, and are found by ID', () => {
    expect(withJoined([viewer], viewer.memberId, noon + 5)).toBeUndefined();
    expect(withJoined([viewer], 'crd_1', noon)).toBeUndefined();
    expect(kindOf(withoutMember([viewer], unknown))).toBe('member-not-found');
    expect(kindOf(withEdited([viewer], unknown, {}))).toBe('member-not-found');
  });

  it('are each invited once, up to a hundred', () => {
    const many = Array.from({ length: maxMembers - 1 }, (__, n) => aMember({}, n + 100));
    expect(valueOf(withInvited(many, viewer))).toHaveLength(100);
    expect(kindOf(withInvited([...many, owner], viewer))).toBe('too-many-members');
    expect(kindOf(withInvited([viewer], { ...owner, email: viewer.email }))).toBe('member-exists');
  });

  it('are managed by owners, and by a credential only until an owner has joined', () => {
    const mayManage = (members: readonly (typeof viewer)[], by: string) =>
      kindOf(requireMemberManagement(members, by));
    expect(mayManage([owner, viewer], owner.memberId)).toBe('ok');
    expect(mayManage([owner, viewer], viewer.memberId)).toBe('owner-required');
    expect(mayManage([owner], 'crd_1')).toBe('owner-required');
    expect(mayManage([invitedOwner, viewer], 'crd_1')).toBe('ok');
    expect(mayManage([], 'crd_1')).toBe('ok');
  });
});

describe('the grant of a member', () => {
  const platform = aPlatform();
  const found = { platform, credentials: [aCredential()], members: [viewer] };
  const origin = { via: 'portal', grant: grantOf(viewer.memberId, platform) } as const;

  it('has no limits beside the role, and ends with the member and with all sessions', () => {
    expect(limitsOf(origin.grant, found, noon)).toEqual({ createdAt: viewer.invitedAt });
    expect(hasEnded(origin, found)).toBe(false);
    const without = { ...found, members: [] };
    expect([limitsOf(origin.grant, without, noon), hasEnded(origin, without)]).toEqual([undefined, true]);
    const later = { ...found, platform: aPlatform({ sessionEpoch: 1 }) };
    expect([limitsOf(origin.grant, later, noon), hasEnded(origin, later)]).toEqual([undefined, true]);
    const { members: __, ...older } = found;
    expect(hasEnded(origin, older)).toBe(true);
  });
});
