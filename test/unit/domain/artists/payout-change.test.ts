import { informedOfPayout } from '../../../../src/domain/artists/payout-change.ts';
import { anArtistMember, artistMemberId } from '../../../support/artists/artist-builders.ts';
import { noon } from '../../../support/builders/builders.ts';

describe('changes of payout details', () => {
  it('email owners and who changed them, never an address that is not confirmed', () => {
    const confirmed = { emailVerifiedAt: noon };
    const members = [
      anArtistMember(confirmed, 1),
      anArtistMember({}, 2),
      anArtistMember({ ...confirmed, role: 'finance' }, 3),
      anArtistMember({ ...confirmed, role: 'finance' }, 4),
    ];
    const by = (n: number) =>
      informedOfPayout(members, { memberId: artistMemberId(n) }).map(({ memberId }) => memberId);
    expect(by(3)).toEqual([artistMemberId(1), artistMemberId(3)]);
    expect(by(2)).toEqual([artistMemberId(1)]);
  });
});
