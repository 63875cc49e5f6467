import type {
  Artist,
  ArtistAccount,
  ArtistMember,
  ArtistSession,
} from '../../../src/domain/artists/account.ts';
import type { Closure } from '../../../src/domain/artists/closure/closure.ts';
import { decidedClaim, type ArtistClaim, type ClaimOutcome } from '../../../src/domain/artists/claims.ts';
import type { ArtistInvite } from '../../../src/domain/artists/members.ts';
import type { ArtistAddition } from '../../../src/ports/driven/artists/artist-store.ts';
import { AccountId, ArtistId, ArtistMemberId, ClaimId, SessionId } from '../../../src/domain/shared/ids.ts';
import { digestOf, noon } from '../builders/builders.ts';
import { aMail, aNote, staffId } from '../builders/staff-builders.ts';
import { effectsOf } from '../effects.ts';

const suffix = (n: number): string => String(n).padStart(26, '0');

export const accountId = (n = 1) => AccountId(`acc_${suffix(n)}`);
export const artistProfileId = (n = 1) => ArtistId(`art_${suffix(n)}`);
export const artistMemberId = (n = 1) => ArtistMemberId(`amb_${suffix(n)}`);
export const artistHolder = (n = 1) => ({ audience: 'artist', accountId: artistMemberId(n) }) as const;

/** The nth account of an artist, registered at noon. */
export const anArtistAccount = (changes: Partial<ArtistAccount> = {}, n = 1): ArtistAccount => ({
  accountId: accountId(n),
  kind: 'artist',
  status: 'unverified',
  artistId: artistProfileId(n),
  agreement: { version: '1', royaltyShare: '0.60', acceptedAt: noon },
  createdAt: noon,
  version: 1,
  ...changes,
});

const asked = { requestedAt: noon, requestedBy: artistMemberId() };
/** A request to close an account 14 ms after noon. */
export const requestedClosure: Closure = { ...asked, state: 'requested', effectiveAt: noon + 14 };
/** The closure of an account 15 ms after noon, whose records are to be erased from 20 ms after noon. */
export const erasingClosure: Closure = {
  ...asked,
  ...{ state: 'erasing', closedAt: noon + 15, dueAt: noon + 20 },
};

/** The profile of the nth account. */
export const anArtistProfile = (changes: Partial<Artist> = {}, n = 1): Artist => ({
  artistId: artistProfileId(n),
  accountId: accountId(n),
  kind: 'artist',
  name: `Zoë “${n}” — 海`,
  country: 'DE',
  links: [],
  createdAt: noon,
  version: 1,
  ...changes,
});

/** The owner of the nth account, whose address is not confirmed. */
export const anArtistMember = (changes: Partial<ArtistMember> = {}, n = 1): ArtistMember => ({
  memberId: artistMemberId(n),
  accountId: accountId(n),
  email: `artist-${n}@label.example`,
  role: 'owner',
  passwordHash: `$argon2id$v=19$m=19456,t=2,p=1$${n}$hash`,
  verification: { codeDigest: digestOf(7_000 + n), until: noon + 1_000 },
  createdAt: noon,
  version: 1,
  ...changes,
});

/** The nth invitation: to the first account, for an address of its own. */
export const anArtistInvite = (changes: Partial<ArtistInvite> = {}, n = 1): ArtistInvite => ({
  memberId: artistMemberId(n),
  accountId: accountId(),
  email: `artist-${n}@label.example`,
  role: 'editor',
  code: { codeDigest: digestOf(9_000 + n), until: noon + 1_000 },
  invitedAt: noon,
  ...changes,
});

export const claimId = (n = 1) => ClaimId(`clm_${suffix(n)}`);
export const catalogArtist = (n = 1) => ArtistId(`art_${suffix(60_000 + n)}`);

/** The nth claim: of the first profile to an artist of its own. */
export const aClaim = (changes: Partial<ArtistClaim> = {}, n = 1): ArtistClaim => ({
  claimId: claimId(n),
  accountId: accountId(),
  artistId: artistProfileId(),
  catalogId: catalogArtist(n),
  artistName: `Zoë ${n}`,
  evidence: 'https://a.example\nA contract.',
  memberId: artistMemberId(),
  status: 'open',
  createdAt: noon + n,
  version: 1,
  ...changes,
});

/** The nth claim as it was decided at noon. */
export const aDecidedClaim = (outcome: ClaimOutcome, changes: Partial<ArtistClaim> = {}, n = 1) => {
  const decision = { staffId: staffId(), statement: 'Because.', at: noon + 10 };
  const decided = decidedClaim(aClaim(changes, n), outcome, decision);
  if (!decided.ok) throw new Error(decided.failure.kind);
  return decided.value;
};

/** The nth session: of the first member. */
export const anArtistSession = (changes: Partial<ArtistSession> = {}, n = 1): ArtistSession => ({
  sessionId: SessionId(`ses_${suffix(700 + n)}`),
  audience: 'artist',
  accountId: artistMemberId(),
  tokenDigest: digestOf(8_000 + n),
  createdAt: noon,
  lastUsedAt: noon,
  expiresAt: noon + 86_400_000,
  address: '2001:db8::7',
  ...changes,
});

/** The registration of the nth account, with a note and an email. */
export const anArtistAddition = (n = 1, changes: Partial<ArtistMember> = {}): ArtistAddition => ({
  account: anArtistAccount({}, n),
  artist: anArtistProfile({}, n),
  member: anArtistMember(changes, n),
  effects: effectsOf({ mails: [aMail({}, 900 + n)], audit: aNote({}, 900 + n) }),
});
