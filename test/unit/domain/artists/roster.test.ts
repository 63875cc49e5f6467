import { hasAnyArtistRole, type ArtistRole } from '../../../../src/domain/artists/account.ts';
import { roleMissingFor } from '../../../../src/domain/artists/profile.ts';
import { onlyProfile, ownedProfile, rosterProfile } from '../../../../src/domain/artists/roster.ts';
import {
  accountId,
  anArtistAccount,
  anArtistProfile,
  artistProfileId,
} from '../../../support/artists/artist-builders.ts';
import { noon } from '../../../support/builders/builders.ts';

describe('the roster of an account', () => {
  const profile = { name: 'Mara Lind', country: 'DE', ipi: '334284961', links: ['https://a.example'] };

  it('gets profiles of artists if the account is of a label, with identifiers in one spelling', () => {
    const label = anArtistAccount({ kind: 'label' });
    const added = rosterProfile(label, artistProfileId(2), profile, noon);
    expect(added).toEqual({
      ok: true,
      value: {
        artistId: artistProfileId(2),
        accountId: accountId(),
        kind: 'artist',
        ...{ name: 'Mara Lind', country: 'DE', links: ['https://a.example'], ipi: '00334284961' },
        createdAt: noon,
        version: 1,
      },
    });
    expect(rosterProfile(anArtistAccount(), artistProfileId(2), profile, noon)).toEqual({
      ok: false,
      failure: { kind: 'roster-fixed' },
    });
  });

  it('has the profiles of the account, and no other', () => {
    const [own, foreign] = [anArtistProfile({}, 1), anArtistProfile({}, 2)];
    expect(ownedProfile({ accountId: accountId() }, own.artistId, own)).toEqual({ ok: true, value: own });
    for (const found of [foreign, undefined])
      expect(ownedProfile({ accountId: accountId() }, foreign.artistId, found)).toEqual({
        ok: false,
        failure: { kind: 'artist-not-found', artistId: foreign.artistId },
      });
  });

  it('needs no ID in a request while it has one profile', () => {
    const [own, other] = [anArtistProfile({}, 1), anArtistProfile({}, 2)];
    expect(onlyProfile([own])).toEqual({ ok: true, value: own });
    for (const profiles of [[], [own, other]])
      expect(onlyProfile(profiles)).toEqual({ ok: false, failure: { kind: 'artist-id-needed' } });
  });
});

describe('roles of members', () => {
  it.each<[ArtistRole, readonly string[]]>([
    ['owner', ['profile', 'tracks', 'payout']],
    ['editor', ['profile', 'tracks']],
    ['finance', ['payout']],
  ])('permit %s to act on %j', (role, expected) => {
    const parts = ['profile', 'tracks', 'payout'] as const;
    expect(parts.filter((part) => roleMissingFor({ role }, part) === undefined)).toEqual(expected);
    for (const part of parts) {
      const { anyOf } = roleMissingFor({ role: role === 'editor' ? 'finance' : 'editor' }, part) ?? {};
      if (anyOf) expect(hasAnyArtistRole({ role }, anyOf)).toBe(expected.includes(part));
    }
  });
});
