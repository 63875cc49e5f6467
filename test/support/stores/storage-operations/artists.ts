import {
  accountId,
  anArtistAccount,
  anArtistAddition,
  anArtistMember,
  anArtistProfile,
  anArtistSession,
  artistMemberId,
  artistProfileId,
} from '../../artists/artist-builders.ts';
import { digestOf, noon } from '../../builders/builders.ts';
import { aMail, aNote } from '../../builders/staff-builders.ts';
import { effectsOf, noEffects } from '../../effects.ts';
import type { Operation } from './stage.ts';

const passwordReset = { codeDigest: digestOf(7_777), until: noon };

export const artistOperations: readonly Operation[] = [
  { name: 'register an artist', run: ({ artistStore }) => artistStore.add(anArtistAddition(801)) },
  {
    name: 'register an artist whose email is taken',
    run: ({ artistStore }) => artistStore.add(anArtistAddition(802, anArtistMember({}, 801))),
  },
  {
    name: 'sign an artist in',
    run: ({ artistStore }) =>
      artistStore.change({
        accountId: accountId(801),
        member: {
          next: anArtistMember({ version: 2, passwordReset }, 801),
          guards: { version: 1 },
          session: anArtistSession({ accountId: artistMemberId(801) }, 801),
          clears: digestOf(802),
        },
        effects: effectsOf({ audit: aNote({}, 81) }),
      }),
  },
  {
    name: 'change account, profile and member of an artist, and end the sessions',
    run: ({ artistStore }) =>
      artistStore.change({
        accountId: accountId(801),
        account: { next: anArtistAccount({ status: 'active', version: 2 }, 801), version: 1 },
        artist: { next: anArtistProfile({ name: 'Renamed', version: 2 }, 801), version: 1 },
        member: {
          next: anArtistMember({ version: 3, passwordReset }, 801),
          guards: { version: 2 },
          endSessions: 'all',
        },
        effects: effectsOf({ mails: [aMail({}, 82)], audit: aNote({}, 82) }),
      }),
  },
  {
    name: 'change an artist whose version has moved',
    run: ({ artistStore }) =>
      artistStore.change({
        accountId: accountId(801),
        account: { next: anArtistAccount({ version: 2 }, 801), version: 1 },
        effects: noEffects,
      }),
  },
  { name: 'find an account of an artist', run: ({ artistStore }) => artistStore.findAccount(accountId(801)) },
  { name: 'find a profile', run: ({ artistStore }) => artistStore.findArtist(artistProfileId(801)) },
  {
    name: 'find a member of an artist account',
    run: ({ artistStore }) => artistStore.findMember(artistMemberId(801)),
  },
  {
    name: 'find a member of an artist account by email',
    run: ({ artistStore }) => artistStore.findMemberByEmail('artist-801@label.example'),
  },
  {
    name: 'find a member of an artist account by a code',
    run: ({ artistStore }) => artistStore.findMemberByPasswordReset(passwordReset.codeDigest),
  },
  {
    name: 'list the members of an artist account',
    run: ({ artistStore }) => artistStore.members(accountId(801)),
  },
];
