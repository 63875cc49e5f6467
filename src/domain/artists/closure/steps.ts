import { dayMs, type Instant } from '../../shared/calendar.ts';
import type { Artist, ArtistAccount, ArtistMember } from '../account.ts';
import type { RequestedClosure } from './closure.ts';

/** How long any owner can withdraw the request to close an account: fourteen days. */
export const coolingOffMs = 14 * dayMs;
/**
 * The time between the closure of an account and the erasure of its records, which is longer than any request of a member that began
 * before the closure.
 */
const erasureDelayMs = 600_000;

/** Returns an account that will be closed after the cooling-off period, which a second request does not extend. */
export const withRequestedClosure = (
  account: ArtistAccount,
  { memberId }: Pick<ArtistMember, 'memberId'>,
  now: Instant,
): ArtistAccount =>
  account.closure
    ? account
    : {
        ...account,
        closure: {
          ...{ state: 'requested', requestedAt: now, requestedBy: memberId },
          effectiveAt: now + coolingOffMs,
        },
        version: account.version + 1,
      };

/** Returns an account whose closure is withdrawn. One that is closed stays so. */
export const kept = (account: ArtistAccount): ArtistAccount => {
  const { closure, ...rest } = account;
  return closure?.state === 'requested' ? { ...rest, version: account.version + 1 } : account;
};

/**
 * Returns the account as it is closed now, without payout details. The agreement and who requested the closure, by an ID without
 * a person, stay as evidence of what was agreed.
 */
export const closed = (
  { payout: _, ...account }: ArtistAccount,
  { requestedAt, requestedBy }: RequestedClosure,
  now: Instant,
): ArtistAccount => ({
  ...account,
  closure: {
    ...{ state: 'erasing', requestedAt, requestedBy, closedAt: now },
    dueAt: now + erasureDelayMs,
  },
  version: account.version + 1,
});

/** Returns a closed account whose erasure is tried again later, after accounts that are due already. */
export const postponed = (account: ArtistAccount, now: Instant): ArtistAccount | undefined => {
  const { closure } = account;
  if (closure?.state !== 'erasing') return undefined;
  return { ...account, closure: { ...closure, dueAt: now + erasureDelayMs }, version: account.version + 1 };
};

/** Returns a closed account whose records are erased, or undefined if it is not being erased. */
export const erased = (account: ArtistAccount, now: Instant): ArtistAccount | undefined => {
  const { closure } = account;
  if (closure?.state !== 'erasing') return undefined;
  const { dueAt: _, ...kept } = closure;
  return { ...account, closure: { ...kept, state: 'erased', erasedAt: now }, version: account.version + 1 };
};

/**
 * Returns the profile of a closed account. Name and country stay, so that staff see who granted rights under the agreement; credits of tracks
 * are in the tracks.
 */
export const erasedProfile = (artist: Artist, now: Instant): Artist => {
  const { artistId, accountId, kind, name, country, createdAt, version } = artist;
  return {
    ...{ artistId, accountId, kind, name, country, links: [], createdAt },
    erasedAt: now,
    version: version + 1,
  };
};
