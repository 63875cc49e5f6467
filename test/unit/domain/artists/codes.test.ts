import { newArtistCode } from '../../../../src/application/artists/artist-codes.ts';
import { mayResetPassword, withVerifiedEmail } from '../../../../src/domain/artists/codes.ts';
import { anArtistMember } from '../../../support/artists/artist-builders.ts';
import { digestOf, noon } from '../../../support/builders/builders.ts';

const hourMs = 3_600_000;
const created = {
  randomness: { base62: (length: number) => 'a'.repeat(length), fraction: () => 0 },
  digest: { sha256: () => digestOf(1) },
  clock: { now: () => noon },
};

describe('a code that was emailed to a member', () => {
  it.each([
    ['verification', 24],
    ['password-reset', 1],
  ] as const)('for %s works for %i hours, and not with another digest', (purpose, hours) => {
    const { code, stored } = newArtistCode(created, purpose);
    expect(code).toMatch(purpose === 'verification' ? /^avc_a+$/ : /^apc_a+$/);
    const until = noon + hours * hourMs;
    expect(stored).toEqual({ codeDigest: digestOf(1), until });
    const { verification: _, ...member } = anArtistMember();
    const works = (now: number, digest = digestOf(1)) =>
      purpose === 'verification'
        ? withVerifiedEmail({ ...member, verification: stored }, digest, now).ok
        : mayResetPassword({ ...member, passwordReset: stored }, digest, now);
    expect([works(until - 1), works(until)]).toEqual([true, false]);
    expect(works(noon, digestOf(2))).toBe(false);
  });

  it('works for its own purpose alone', () => {
    const stored = { codeDigest: digestOf(1), until: noon + hourMs };
    const { verification: _, ...member } = anArtistMember();
    const resetting = { ...member, passwordReset: stored };
    const confirming = { ...member, verification: stored };
    expect(withVerifiedEmail(resetting, digestOf(1), noon).ok).toBe(false);
    expect(mayResetPassword(confirming, digestOf(1), noon)).toBe(false);
  });
});
