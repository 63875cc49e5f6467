import { closureDueAt } from '../../../../../src/domain/artists/closure/closure.ts';
import { coolingOffMs } from '../../../../../src/domain/artists/closure/steps.ts';
import type { PayoutRecord } from '../../../../../src/domain/artists/payout.ts';
import type { Track } from '../../../../../src/domain/catalog/track.ts';
import {
  aClaim,
  accountId,
  anArtistAddition,
  anArtistInvite,
  anArtistSession,
  artistHolder,
  artistProfileId,
} from '../../../../support/artists/artist-builders.ts';
import { noon, trackId } from '../../../../support/builders/builders.ts';
import { aNote } from '../../../../support/builders/staff-builders.ts';
import { anAlbum, anAlbumAddition } from '../../../../support/albums/album-records.ts';
import { aDraft, aDraftAddition, submittedDraft } from '../../../../support/drafts/draft-records.ts';
import { noEffects } from '../../../../support/effects.ts';
import {
  anUnconfirmedImage,
  anUpload,
  aPicture,
  imageUploadId,
  totalsOf,
} from '../../../../support/images/image-records.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { openedMailsOf } from '../../../../support/stories/moderation-story.ts';
import { password } from '../../../../support/stories/colleagues.ts';
import { aParty, aPartyAddition, partyId } from '../../../../support/parties/party-records.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

const payout: PayoutRecord = {
  type: 'iban',
  ...{ sealed: 'sealed', masked: 'DE••3000', changedAt: noon, heldUntil: noon },
};

/** A label with payout details, a profile of the roster, an invitation, and a session of its owner. */
const aLabel = async ({ ports }: World) => {
  const { account, artist, member } = anArtistAddition(1, {
    ...{ emailVerifiedAt: noon, passwordHash: await ports.passwords.hash(password) },
  });
  const profile = { ...artist, bio: 'Piano.', links: ['https://a.example'], ipi: '00334284961' };
  await ports.artistStore.add({
    ...{ account: { ...account, kind: 'label', payout }, member, effects: noEffects },
    artist: { ...profile, picture: aPicture() },
  });
  await ports.artistStore.addProfile({
    artist: { ...profile, artistId: artistProfileId(7), name: 'Ida Grün' },
    guards: { fewerThan: 9, member },
    effects: noEffects,
  });
  await ports.artistStore.changeMembers({
    account: { next: { ...account, kind: 'label', payout, version: 2 }, version: 1 },
    change: { act: 'invited', invite: anArtistInvite({}, 4) },
    effects: noEffects,
  });
  await ports.accounts.beginSession(anArtistSession());
  return { member, caller: { member, session: anArtistSession() } };
};

/** A track of the label in the catalog. */
const aSubmitted = async (world: World, n: number, changes: Partial<Track>) => {
  const { trackId: id } = await world.aTrackInCatalog({ trackId: trackId(n), ...changes });
  await world.ports.draftStore.add(aDraftAddition(submittedDraft(aDraft({ trackId: id }, n), n), n));
  return id;
};

const erased = async ({ useCases }: World) => valueOf(await useCases.eraseClosedAccounts());

/** Lets the cooling-off period end, closes the account, and lets its records be due. */
const closed = async (world: World) => {
  world.clock.advance(coolingOffMs);
  expect(await erased(world)).toBe(0);
  world.clock.advance(600_000);
};

describe('the closure of an account', () => {
  it(
    'waits for the cooling-off period, which a second request does not extend, and can be withdrawn',
    inWorld(async (world) => {
      const { useCases, clock, ports } = world;
      const { caller } = await aLabel(world);
      const first = valueOf(await useCases.requestClosure({ caller, password }));
      clock.advance(1_000);
      const [mail] = (await openedMailsOf(world)).filter(({ kind }) => kind === 'artist_closure');
      expect(mail?.paragraphs.join(' ')).toContain('Royalties that are still to be paid stay recorded');
      const again = valueOf(await useCases.requestClosure({ caller, password }));
      expect(again.account).toEqual(first.account);
      expect(closureDueAt(first.account)).toBe(noon + coolingOffMs);
      clock.advance(coolingOffMs - 1_001);
      expect(await erased(world)).toBe(0);
      const kept = valueOf(await useCases.withdrawClosure(caller));
      expect(kept.account.closure).toBeUndefined();
      expect(valueOf(await useCases.withdrawClosure(caller)).account).toEqual(kept.account);
      clock.advance(coolingOffMs);
      expect(await erased(world)).toBe(0);
      expect(await ports.artistStore.members(accountId())).toHaveLength(1);
    }),
  );

  it(
    'needs the password of an owner',
    inWorld(async (world) => {
      const { useCases, ports } = world;
      const { caller, member } = await aLabel(world);
      const wrong = await useCases.requestClosure({ caller, password: 'wrong' });
      expect(kindOf(wrong)).toBe('password-rejected');
      const next = { ...member, role: 'editor', version: 2 } as const;
      const edit = { accountId: accountId(), member: { next, guards: { version: 1 } }, effects: noEffects };
      await ports.artistStore.change(edit);
      expect(kindOf(await useCases.requestClosure({ caller, password }))).toBe('artist-role-missing');
      expect(kindOf(await useCases.withdrawClosure(caller))).toBe('artist-role-missing');
    }),
  );

  it(
    'lets nobody in from then on, and erases profiles ten minutes later',
    inWorld(async (world) => {
      const { useCases, ports } = world;
      const { caller } = await aLabel(world);
      valueOf(await useCases.requestClosure({ caller, password }));
      await closed(world);
      const account = await ports.artistStore.findAccount(accountId());
      expect([account?.payout, account?.agreement.version]).toEqual([undefined, '1']);
      expect(await ports.artistStore.members(accountId())).toEqual([]);
      expect(await ports.artistStore.invites(accountId())).toEqual([]);
      expect(await ports.accounts.sessions(artistHolder(), noon)).toEqual([]);
      expect(await erased(world)).toBe(1);
      const { items } = await ports.artistStore.profiles(accountId(), { limit: 9 });
      expect(items.map(({ name, bio, links, ipi, picture }) => [name, bio, links, ipi, picture])).toEqual([
        ['Ida Grün', undefined, [], undefined, undefined],
        ['Zoë “1” — 海', undefined, [], undefined, undefined],
      ]);
      expect((await ports.artistStore.findAccount(accountId()))?.closure?.state).toBe('erased');
      expect(await erased(world)).toBe(0);
    }),
  );

  it(
    'ends new licenses of published tracks, rejects those in review, and changes no takedown',
    inWorld(async (world) => {
      const { useCases, ports } = world;
      const { caller } = await aLabel(world);
      const published = await aSubmitted(world, 31, {});
      const waiting = await aSubmitted(world, 32, { moderationStatus: 'pending_review' });
      const disputed = await aSubmitted(world, 33, {
        moderationStatus: 'taken_down',
        takedown: { reason: 'disputed', effectiveAt: noon },
      });
      valueOf(await useCases.requestClosure({ caller, password }));
      await closed(world);
      expect(await erased(world)).toBe(1);
      const after = async (id: typeof published) => {
        const track = await ports.library.find(id);
        return track?.moderationStatus === 'taken_down' ? track.takedown.reason : track?.moderationStatus;
      };
      expect([await after(published), await after(waiting), await after(disputed)]).toEqual([
        ...['withdrawn', 'rejected', 'disputed'],
      ]);
      const [decision] = await ports.moderationStore.decisions(published);
      expect(decision?.decidedBy).toEqual({ kind: 'service' });
      // The moderation status is public.
      expect(JSON.stringify(decision?.statement)).not.toMatch(/account|closed/);
      expect(await ports.moderationStore.decisions(disputed)).toEqual([]);
    }),
  );

  it(
    'releases the ISRCs of all its tracks, and reports a takedown for another reason to nobody again',
    inWorld(async (world) => {
      const { useCases, ports } = world;
      const { caller } = await aLabel(world);
      const published = await aSubmitted(world, 31, { isrc: 'DEA120000031' });
      const disputed = await aSubmitted(world, 33, {
        isrc: 'DEA120000033',
        moderationStatus: 'taken_down',
        takedown: { reason: 'disputed', effectiveAt: noon },
      });
      valueOf(await useCases.requestClosure({ caller, password }));
      await closed(world);
      await erased(world);
      const takedowns = (await ports.outbox.list({ limit: 1_000 })).filter(
        ({ type }) => type === 'track.takedown',
      );
      expect(takedowns.map(({ data }) => data['trackId'])).toEqual([published]);
      for (const [n, id] of [
        [41, published],
        [43, disputed],
      ] as const) {
        const isrc = (await ports.library.find(id))?.isrc ?? '';
        const { trackId: other } = await world.aTrackInCatalog({ trackId: trackId(n), isrc });
        expect((await ports.library.findByIsrc(isrc))?.trackId).toBe(other);
        expect((await ports.library.find(id))?.moderationStatus).toBe('taken_down');
      }
    }),
  );

  it(
    'keeps the decisions about revisions, without the details that they rejected',
    inWorld(async (world) => {
      const { useCases, ports } = world;
      const { caller } = await aLabel(world);
      const published = await aSubmitted(world, 31, {});
      const draft = await ports.draftStore.find(published);
      if (!draft) throw new Error('no draft');
      const act = 'reject' as const;
      const decided = [
        {
          ...{ act, reasons: 'Another label has these rights.', at: noon, submittedAt: noon },
          ...{ fields: ['rights'], rejected: draft.details },
        },
      ] as const;
      await ports.draftStore.change({
        draft: { ...draft, decided, version: draft.version + 1 },
        guards: { version: draft.version, catalogVersion: 1 },
        effects: noEffects,
      });
      valueOf(await useCases.requestClosure({ caller, password }));
      await closed(world);
      expect(await erased(world)).toBe(1);
      const [{ rejected: _, ...decision }] = decided;
      expect((await ports.draftStore.find(published))?.decided).toEqual([decision]);
    }),
  );

  it(
    'deletes what was never submitted with its files, and keeps submitted tracks as they were submitted',
    inWorld(async (world) => {
      const { useCases, ports } = world;
      const { caller } = await aLabel(world);
      const published = await aSubmitted(world, 31, {});
      const draft = await ports.draftStore.find(published);
      if (!draft) throw new Error('no draft');
      const title = 'Changed since';
      await ports.draftStore.change({
        draft: { ...draft, details: { ...draft.details, title }, version: draft.version + 1 },
        guards: { version: draft.version, catalogVersion: 1 },
        effects: noEffects,
      });
      // The first two parties have shares in the submitted track.
      for (const n of [1, 9]) await ports.partyStore.add(aPartyAddition(aParty({}, n), n));
      await ports.albumStore.add(anAlbumAddition(anAlbum(), 1));
      await ports.claimStore.add({ claim: aClaim(), guards: { fewerOpenThan: 9 }, effects: noEffects });
      const media = { fileName: 'a.wav', contentType: 'audio/wav', sizeBytes: 9 } as const;
      const begun = valueOf(
        await useCases.initiateUpload({ caller, artistId: artistProfileId(), master: media }),
      );
      const { uploadId, trackId: unsubmitted } = begun;
      if (unsubmitted === undefined) throw new Error('no track');
      await ports.imageStore.begin(anUnconfirmedImage({}, 5), totalsOf());
      await ports.imageStore.receive(imageUploadId(5), anUpload(5));
      const audit = aNote({}, 5);
      const image = { picture: aPicture(5), key: anUpload(5).key, now: noon, audit };
      expect((await ports.imageStore.confirm(imageUploadId(5), image))?.state).toBe('ready');
      valueOf(await useCases.requestClosure({ caller, password }));
      await closed(world);
      expect(await erased(world)).toBe(1);
      expect((await ports.imageStore.find(imageUploadId(5)))?.state).toBe('deleting');
      expect(await ports.draftStore.find(unsubmitted)).toBeUndefined();
      expect((await ports.uploadStore.find(uploadId))?.state).toBe('deleting');
      const kept = await ports.draftStore.find(published);
      expect(kept?.details).toEqual(draft.submitted?.details);
      expect((await ports.albumStore.ofAccount(accountId(), { limit: 9 })).items).toEqual([]);
      expect((await ports.claimStore.ofStatus('open', { limit: 9 })).items).toEqual([]);
      const parties = await ports.partyStore.ofAccount(accountId(), { limit: 9 });
      expect(parties.items.map((party) => party.partyId)).toEqual([partyId(1)]);
    }),
  );

  it.each<[string, (before: World['before'], crash: () => Promise<never>) => void]>([
    ['the closure', (before, crash) => before('artistStore', 'close', crash)],
    ['the first profile', (before, crash) => before('artistStore', 'change', crash)],
    ['a track', (before, crash) => before('library', 'commit', crash)],
  ])('continues after a crash at %s', (_, interrupt) =>
    inWorld(async (world) => {
      const { useCases, before, ports, clock } = world;
      const { caller } = await aLabel(world);
      const published = await aSubmitted(world, 31, {});
      valueOf(await useCases.requestClosure({ caller, password }));
      clock.advance(coolingOffMs);
      const crashed = new Error('killed');
      interrupt(before, () => Promise.reject(crashed));
      const run = async () => {
        await useCases.eraseClosedAccounts().catch((error: unknown) => expect(error).toBe(crashed));
        clock.advance(600_000);
      };
      for (let n = 0; n < 3; n++) await run();
      expect((await ports.artistStore.findAccount(accountId()))?.closure?.state).toBe('erased');
      expect((await ports.moderationStore.decisions(published)).length).toBe(1);
      const notes = await ports.auditLog.list({ subject: accountId() }, { limit: 50 });
      const acts = notes.items.map(({ action }) => action).filter((action) => /clos|erase/.test(action));
      expect(acts.toSorted()).toEqual([
        ...['artist.close_account', 'artist.erase_account', 'artist.erase_profile', 'artist.erase_profile'],
        'artist.request_closure',
      ]);
    })(),
  );
});
