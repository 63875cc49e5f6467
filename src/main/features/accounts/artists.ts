import { authenticateBySession } from '../../../application/accounts/authenticate-by-session.ts';
import { changeOwnPassword } from '../../../application/accounts/change-password.ts';
import {
  endOtherOwnSessions,
  endOwnSession,
  listOwnSessions,
} from '../../../application/accounts/own-sessions.ts';
import { signInWithPassword } from '../../../application/accounts/sign-in-with-password.ts';
import { artistPeople } from '../../../application/artists/artist-people.ts';
import { eraseClosedAccounts } from '../../../application/artists/closure/erase-accounts.ts';
import { requestClosure, withdrawClosure } from '../../../application/artists/closure/request-closure.ts';
import { beginExport } from '../../../application/artists/begin-export.ts';
import { editOwnArtist, readOwnArtist } from '../../../application/artists/edit-own-artist.ts';
import { inviteArtist } from '../../../application/artists/invite-artist.ts';
import { requestPasswordReset, resetPassword } from '../../../application/artists/password-reset.ts';
import { listArtistTracks, readPublicArtist } from '../../../application/artists/public/public-artist.ts';
import { readAgreement } from '../../../application/artists/read-agreement.ts';
import { claimArtist } from '../../../application/artists/claims/claim-artist.ts';
import { decideClaim } from '../../../application/artists/claims/decide-claim.ts';
import {
  listClaims,
  listClaimsForStaff,
  readClaim,
} from '../../../application/artists/claims/list-claims.ts';
import { acceptLabelInvitation } from '../../../application/artists/members/accept-invitation.ts';
import { editArtistMember } from '../../../application/artists/members/edit-member.ts';
import { inviteArtistMember } from '../../../application/artists/members/invite-member.ts';
import { listArtistMembers, removeArtistMember } from '../../../application/artists/members/remove-member.ts';
import { addProfile } from '../../../application/artists/roster/add-profile.ts';
import { editProfile } from '../../../application/artists/roster/edit-profile.ts';
import { listProfiles, readProfile } from '../../../application/artists/roster/read-roster.ts';
import {
  listArtistsForStaff,
  readArtistForStaff,
} from '../../../application/artists/staff/artists-for-staff.ts';
import { registerArtist } from '../../../application/artists/register-artist.ts';
import { requestEmailVerification, verifyEmail } from '../../../application/artists/verify-email.ts';
import type { ArtistMember } from '../../../domain/artists/account.ts';
import type { Artists } from '../../../ports/driving/artists/artists.ts';
import type { ArtistClaims } from '../../../ports/driving/artists/claims.ts';
import type { Closures } from '../../../ports/driving/artists/closure.ts';
import type { LabelMembers } from '../../../ports/driving/artists/members.ts';
import type { PublicArtists } from '../../../ports/driving/artists/public-artists.ts';
import type { StaffArtists } from '../../../ports/driving/artists/staff-artists.ts';
import type { Roster } from '../../../ports/driving/artists/roster.ts';
import { deciding } from '../wiring/deciding.ts';
import { driven, settings } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { artistStore, imageStore, accounts, passwords, limiter, digest, clock, secretCipher } = driven;
const { uploadStore, mediaStore, albumStore, partyStore } = driven;
const { auditLog, claimStore, draftStore, index, library, views } = driven;
const { randomness, ids, textSigner, mailQueue, mailTexts } = driven;
const { baseUrl, artistRegistration, agreement } = settings;

const credits = { index, library, clock };
const people = use(artistPeople, { artistStore });
const sessions = { people, accounts, clock };
const proof = { people, accounts, passwords, limiter, digest, clock };
const mailing = { ids, clock, secretCipher, mailTexts, baseUrl };
const requesting = { ...mailing, artistStore, limiter, randomness, digest };

export const artists = feature<
  Artists & ArtistClaims & Closures & LabelMembers & PublicArtists & Roster & StaffArtists
>({
  authenticateArtist: use(authenticateBySession<'artist', ArtistMember>, {
    people,
    accounts,
    digest,
    clock,
  }),
  readAgreement: use(readAgreement, { agreement }),
  registerArtist: use(registerArtist, {
    ...requesting,
    ...{ passwords, textSigner, mailQueue, artistRegistration, agreement },
  }),
  inviteArtist: use(inviteArtist, { ...mailing, textSigner, mailQueue, artistRegistration }),
  requestEmailVerification: use(requestEmailVerification, requesting),
  verifyEmail: use(verifyEmail, { artistStore, digest, clock }),
  requestPasswordReset: use(requestPasswordReset, { ...requesting, mailQueue }),
  resetPassword: use(resetPassword, { artistStore, passwords, digest, clock }),
  signInArtist: use(signInWithPassword<'artist', ArtistMember>, {
    ...{ ...proof, randomness, ids },
  }),
  listArtistSessions: use(listOwnSessions<'artist', ArtistMember>, sessions),
  endArtistSession: use(endOwnSession<'artist', ArtistMember>, sessions),
  endOtherArtistSessions: use(endOtherOwnSessions<'artist', ArtistMember>, sessions),
  changeArtistPassword: use(changeOwnPassword<'artist', ArtistMember>, proof),
  readOwnArtist: use(readOwnArtist, { artistStore }),
  beginExport: use(beginExport, { artistStore, auditLog, limiter, clock }),
  requestClosure: use(requestClosure, { ...proof, artistStore, mailTexts, ids, baseUrl }),
  withdrawClosure: use(withdrawClosure, { artistStore, mailTexts, ids, clock }),
  eraseClosedAccounts: use(eraseClosedAccounts, {
    ...{ ...deciding, artistStore, draftStore, digest },
    ...{ uploadStore, mediaStore, albumStore, partyStore, claimStore, imageStore },
  }),
  listArtistMembers: use(listArtistMembers, { artistStore }),
  inviteArtistMember: use(inviteArtistMember, requesting),
  editArtistMember: use(editArtistMember, requesting),
  removeArtistMember: use(removeArtistMember, { ...mailing, artistStore }),
  acceptLabelInvitation: use(acceptLabelInvitation, { ...mailing, artistStore, passwords, digest }),
  claimArtist: use(claimArtist, { ...credits, artistStore, claimStore, ids, digest }),
  readClaim: use(readClaim, { claimStore }),
  listClaims: use(listClaims, { claimStore, textSigner, digest }),
  listClaimsForStaff: use(listClaimsForStaff, { claimStore, artistStore, textSigner, digest }),
  decideClaim: use(decideClaim, { ...mailing, artistStore, claimStore }),
  readPublicArtist: use(readPublicArtist, { ...credits, artistStore, claimStore }),
  listArtistTracks: use(listArtistTracks, {
    ...credits,
    artistStore,
    claimStore,
    views,
    textSigner,
    digest,
  }),
  listArtistsForStaff: use(listArtistsForStaff, { artistStore, textSigner, digest }),
  readArtistForStaff: use(readArtistForStaff, { artistStore }),
  addProfile: use(addProfile, { artistStore, ids, clock }),
  listProfiles: use(listProfiles, { artistStore, textSigner, digest }),
  readProfile: use(readProfile, { artistStore }),
  editProfile: use(editProfile, { artistStore, clock }),
  editOwnArtist: use(editOwnArtist, { ...proof, artistStore, imageStore, secretCipher, mailTexts, ids }),
});
