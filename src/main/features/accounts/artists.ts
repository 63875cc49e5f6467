import { admitBySession } from '../../../application/accounts/admit-by-session.ts';
import { changeOwnPassword } from '../../../application/accounts/change-password.ts';
import {
  endOtherOwnSessions,
  endOwnSession,
  listOwnSessions,
} from '../../../application/accounts/own-sessions.ts';
import { signInWithPassword } from '../../../application/accounts/sign-in-with-password.ts';
import { artistPeople } from '../../../application/artists/artist-people.ts';
import { editOwnArtist, readOwnArtist } from '../../../application/artists/edit-own-artist.ts';
import { inviteArtist } from '../../../application/artists/invite-artist.ts';
import { requestPasswordReset, resetPassword } from '../../../application/artists/password-reset.ts';
import { readAgreement } from '../../../application/artists/read-agreement.ts';
import { registerArtist } from '../../../application/artists/register-artist.ts';
import { requestEmailVerification, verifyEmail } from '../../../application/artists/verify-email.ts';
import type { ArtistMember } from '../../../domain/artists/account.ts';
import type { Artists } from '../../../ports/driving/artists/artists.ts';
import { driven, settings } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { artistStore, accounts, passwords, limiter, digest, clock, secretCipher } = driven;
const { randomness, ids, textSigner, mailQueue, mailTexts } = driven;
const { baseUrl, artistRegistration, agreement } = settings;

const people = use(artistPeople, { artistStore });
const sessions = { people, accounts, clock };
const proof = { people, accounts, passwords, limiter, digest, clock };
const mailing = { ids, clock, secretCipher, mailTexts, baseUrl };
const requesting = { ...mailing, artistStore, limiter, randomness, digest };

export const artists = feature<Artists>({
  admitArtist: use(admitBySession<'artist', ArtistMember>, { people, accounts, digest, clock }),
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
  editOwnArtist: use(editOwnArtist, { ...proof, artistStore, secretCipher, mailTexts, ids }),
});
