import { claimDecidedMail } from '../../../domain/artists/artist-mails.ts';
import type { Artist } from '../../../domain/artists/account.ts';
import { decidedClaim, type ArtistClaim } from '../../../domain/artists/claims.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { ClaimStore } from '../../../ports/driven/artists/claim-store.ts';
import type { DecideClaim } from '../../../ports/driving/artists/claims.ts';
import { mailsToMembers, type MailDependencies } from '../../mail/mail-to.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { staffNote } from '../../shared/staff-notes.ts';

interface Dependencies extends MailDependencies {
  readonly artistStore: ArtistStore;
  readonly claimStore: ClaimStore;
  readonly baseUrl: string;
}

export const decideClaim =
  (dependencies: Dependencies): DecideClaim =>
  ({ caller, claimId, outcome, statement }) =>
    retryOnConflict(async () => {
      const { artistStore, claimStore, clock } = dependencies;
      const { staffId } = caller.member;
      const before = await claimStore.find(claimId);
      if (!before) return fail({ kind: 'claim-not-found' });
      const decision = { staffId, statement, at: clock.now() };
      const decided = decidedClaim(before, outcome, decision);
      if (!decided.ok) return decided;
      const { claim, claimed } = decided.value;
      const { artistId, accountId, catalogId } = claim;
      const artist = await artistStore.findArtist(artistId);
      if (claimed && artist?.accountId !== accountId) return fail({ kind: 'claim-outdated' });
      const committed = await claimStore.decide({
        claim,
        ...(claimed && { claimed }),
        guards: { version: before.version, ...(claimed && artist && { profile: artist.version }) },
        effects: {
          events: [],
          mails: await mailsOf(dependencies, claim, artist),
          audit: staffNote(
            staffId,
            decision.at,
            `artist.claim_${outcome}`,
            [staffId, claimId, accountId, artistId, catalogId],
            {},
          ),
          idempotency: undefined,
        },
      });
      if (committed === 'artist-claimed') return fail({ kind: 'artist-claimed' });
      return committed === 'decided' ? ok({ claim, artist }) : 'conflict';
    });

/** Returns the email to the member who claims, or to the owners if that member has left the account. */
const mailsOf = async (
  dependencies: Dependencies,
  claim: ArtistClaim,
  artist: Artist | undefined,
): Promise<readonly Mail[]> => {
  const { status: outcome } = claim;
  if (outcome === 'open' || !artist) return [];
  const { name: profile } = artist;
  const members = await dependencies.artistStore.members(claim.accountId);
  const claimant = members.filter(({ memberId }) => memberId === claim.memberId);
  const readers = claimant.length > 0 ? claimant : members.filter(({ role }) => role === 'owner');
  return mailsToMembers(dependencies, readers, (wording) =>
    claimDecidedMail(wording, claim, { outcome, profile }),
  );
};
