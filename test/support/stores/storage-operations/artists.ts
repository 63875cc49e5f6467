import {
  aClaim,
  accountId,
  aDecidedClaim,
  anArtistAccount,
  anArtistAddition,
  anArtistInvite,
  anArtistMember,
  anArtistProfile,
  anArtistSession,
  erasingClosure,
  requestedClosure,
  artistMemberId,
  artistProfileId,
  catalogArtist,
  claimId,
} from '../../artists/artist-builders.ts';
import { digestOf, noon } from '../../builders/builders.ts';
import { aMail, aNote } from '../../builders/staff-builders.ts';
import { effectsOf, noEffects } from '../../effects.ts';
import type { MembershipAct } from '../../../../src/ports/driven/artists/artist-store.ts';
import type { Operation, Stored } from './stage.ts';

const passwordReset = { codeDigest: digestOf(7_777), until: noon };

const aProfileAddition = (n: number, fewerThan: number) => ({
  artist: anArtistProfile({ artistId: artistProfileId(n), accountId: accountId(801) }, n),
  guards: { fewerThan, member: { memberId: artistMemberId(801), version: 3 } },
  effects: effectsOf({ audit: aNote({}, n) }),
});

const claimed = { accountId: accountId(801), artistId: artistProfileId(801) };
const claim = aClaim(claimed, 831);
const decided = aDecidedClaim('approved', claimed, 831);
const guards = { fewerOpenThan: 5 };
const invite = anArtistInvite({ accountId: accountId(801) }, 821);
const joined = anArtistMember({ accountId: accountId(801), role: 'editor' }, 821);
const changed = ({ artistStore }: Stored, version: number, change: MembershipAct) =>
  artistStore.changeMembers({
    account: { next: anArtistAccount({ status: 'active', version }, 801), version: version - 1 },
    change,
    effects: effectsOf({ audit: aNote({}, 820 + version) }),
  });

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
  {
    name: 'add a profile to a roster',
    run: ({ artistStore }) => artistStore.addProfile(aProfileAddition(811, 100)),
  },
  {
    name: 'add a profile to a roster that is full',
    run: ({ artistStore }) => artistStore.addProfile(aProfileAddition(812, 1)),
  },
  {
    name: 'list a roster',
    run: ({ artistStore }) =>
      artistStore.profiles(accountId(801), { limit: 1, after: { at: 'a', id: artistProfileId() } }),
  },
  {
    name: 'list all artists',
    run: ({ artistStore }) => artistStore.list({}, { limit: 1, after: { at: 1, id: artistProfileId() } }),
  },
  {
    name: 'search all artists',
    run: ({ artistStore }) =>
      artistStore.list({ terms: ['mara'] }, { limit: 1, after: { at: 'mara', id: artistProfileId() } }),
  },
  { name: 'invite to an artist account', run: async (kept) => changed(kept, 3, { act: 'invited', invite }) },
  {
    name: 'find an invitation to an artist account by its code',
    run: ({ artistStore }) => artistStore.findInvite(invite.code.codeDigest),
  },
  {
    name: 'list the invitations of an artist account',
    run: ({ artistStore }) => artistStore.invites(accountId(801)),
  },
  {
    name: 'join an artist account',
    run: async (kept) => changed(kept, 4, { act: 'joined', member: joined }),
  },
  {
    name: 'change the role of a member of an artist account',
    run: async (kept) =>
      changed(kept, 5, {
        act: 'edited',
        member: { next: { ...joined, role: 'finance', version: 2 }, version: 1 },
      }),
  },
  {
    name: 'remove a member of an artist account',
    run: async (kept) => changed(kept, 6, { act: 'left', memberId: joined.memberId }),
  },
  {
    name: 'withdraw an invitation to an artist account',
    run: async (kept) => changed(kept, 7, { act: 'uninvited', memberId: artistMemberId(999) }),
  },
  {
    name: 'ask to close an artist account',
    run: async (kept) =>
      kept.artistStore.change({
        accountId: accountId(801),
        account: {
          next: anArtistAccount({ status: 'active', version: 8, closure: requestedClosure }, 801),
          version: 7,
        },
        effects: noEffects,
      }),
  },
  {
    name: 'list the artist accounts that are due to be closed',
    run: ({ artistStore }) => artistStore.closuresDue(noon + 14, 10),
  },
  {
    name: 'close an artist account',
    run: async ({ artistStore }) => {
      await artistStore.add(anArtistAddition(803));
      return artistStore.close({
        account: { next: anArtistAccount({ version: 2, closure: erasingClosure }, 803), version: 1 },
        clears: [digestOf(803)],
        effects: effectsOf({ mails: [aMail({}, 803)], audit: aNote({}, 803) }),
      });
    },
  },
  { name: 'claim an artist', run: ({ claimStore }) => claimStore.add({ claim, guards, effects: noEffects }) },
  {
    name: 'decide a claim',
    run: ({ claimStore }) =>
      claimStore.decide({
        ...decided,
        guards: { version: 1, profile: 2 },
        effects: effectsOf({ audit: aNote({}, 831) }),
      }),
  },
  {
    name: 'claim an artist who belongs to a profile',
    run: ({ claimStore }) =>
      claimStore.add({ claim: { ...claim, claimId: claimId(832) }, guards, effects: noEffects }),
  },
  { name: 'find a claim', run: ({ claimStore }) => claimStore.find(claim.claimId) },
  {
    name: 'list the claims of an account',
    run: ({ claimStore }) =>
      claimStore.ofAccount(accountId(801), { limit: 1, after: { at: 1, id: claimId() } }),
  },
  {
    name: 'list the claims with a status',
    run: ({ claimStore }) => claimStore.ofStatus('open', { limit: 1, after: { at: 1, id: claimId() } }),
  },
  { name: 'find a claimed artist', run: ({ claimStore }) => claimStore.claimedArtist(claim.catalogId) },
  {
    name: 'list the claimed artists of a profile',
    run: ({ claimStore }) => claimStore.claimedBy(claim.artistId),
  },
  {
    name: 'erase a claim',
    run: async ({ claimStore }) => {
      const other = { ...claim, claimId: claimId(833), catalogId: catalogArtist(833) };
      await claimStore.add({ claim: other, guards, effects: noEffects });
      return claimStore.erase({ claim: other, effects: effectsOf({ audit: aNote({}, 833) }) });
    },
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
