import type { LicenseListInput } from '../../../../src/ports/driving/licensing.ts';
import { contentId, noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const list = async ({ useCases }: World, requested: Omit<LicenseListInput, 'limit'> & { limit?: number }) =>
  valueOf(await useCases.listLicenses({ limit: 2, ...requested }));
type Listed = Awaited<ReturnType<typeof list>>;
const contents = ({ licenses }: Listed) => licenses.map(({ license }) => license.contentId);

/** Five licenses of two tracks, a second apart: of the first track the odd ones. */
const five = async (world: World) => {
  const { caller } = await world.aRegisteredPlatform();
  const tracks = [await world.aTrackInCatalog(), await world.aTrackInCatalog()] as const;
  const licenses = [];
  for (let n = 1; n <= 5; n++) {
    const { trackId } = n % 2 === 1 ? tracks[0] : tracks[1];
    const order = { trackId, contentId: contentId(n) };
    licenses.push(valueOf(await world.useCases.issueLicense({ caller, order })).license);
    world.clock.advance(1_000);
  }
  return { caller, odd: tracks[0].trackId, even: tracks[1].trackId, licenses };
};

describe('listing licenses', () => {
  it(
    'lists the caller’s own from the newest to the oldest, each once',
    inWorld(async (world) => {
      const { caller } = await five(world);
      const other = await five(world);
      const first = await list(world, { caller });
      const second = await list(world, { caller, cursor: first.nextCursor ?? '' });
      const third = await list(world, { caller, cursor: second.nextCursor ?? '' });
      expect([first, second, third].map(contents)).toEqual([
        [contentId(5), contentId(4)],
        [contentId(3), contentId(2)],
        [contentId(1)],
      ]);
      expect(third.nextCursor).toBeNull();
      const cursor = first.nextCursor ?? '';
      const theirs = await world.useCases.listLicenses({ caller: other.caller, limit: 2, cursor });
      expect(kindOf(theirs)).toBe('cursor-invalid');
    }),
  );

  it(
    'narrows by track, content, status and the moment since which anything happened to one',
    inWorld(async (world) => {
      const { caller, odd, licenses } = await five(world);
      const [, second] = licenses;
      if (!second) throw new Error('no license');
      const revocation = { reasonCode: 'content_deleted' } as const;
      await world.useCases.revokeLicense({ caller, licenseId: second.licenseId, revocation });
      const found = async (filter: object) => contents(await list(world, { caller, limit: 9, ...filter }));
      expect(await found({ trackId: odd })).toEqual([5, 3, 1].map(contentId));
      expect(await found({ contentId: contentId(4) })).toEqual([contentId(4)]);
      expect(await found({ trackId: odd, contentId: contentId(4) })).toEqual([]);
      expect(await found({ status: 'revoked' })).toEqual([contentId(2)]);
      expect(await found({ status: 'active' })).toEqual([5, 4, 3, 1].map(contentId));
      expect(await found({ updatedSince: noon + 4_000 })).toEqual([5, 2].map(contentId));
    }),
  );

  it(
    'finds the caller’s own by words of the content, the project and the track, and by IDs',
    inWorld(async (world) => {
      const { caller, odd, licenses } = await five(world);
      await five(world);
      const [first] = licenses;
      if (!first) throw new Error('no license');
      const { trackId, isrc } = await world.aTrackInCatalog({ title: 'Paper Lanterns' });
      const order = { trackId, contentId: contentId(9), projectName: 'Winter Campaign' };
      await world.useCases.issueLicense({ caller, order });
      const found = async (q: string, filter: object = {}) =>
        contents(await list(world, { caller, limit: 9, q, ...filter }));
      expect(await found('winter CAMP')).toEqual([contentId(9)]);
      expect(await found('lanterns')).toEqual([contentId(9)]);
      expect(await found('winter', { status: 'revoked' })).toEqual([]);
      expect(await found(first.licenseId.toLowerCase())).toEqual([contentId(1)]);
      expect(await found(odd)).toEqual([5, 3, 1].map(contentId));
      expect(await found(isrc)).toEqual([contentId(9)]);
      expect(await found(isrc, { trackId: odd })).toEqual([]);
      expect(await found('DEA622699999')).toEqual([]);
      expect(await found(caller.platform.platformId)).toHaveLength(6);
    }),
  );

  it(
    'finds nothing of another platform, whatever the search names',
    inWorld(async (world) => {
      const { licenses } = await five(world);
      const stranger = await five(world);
      const [theirs] = licenses;
      if (!theirs) throw new Error('no license');
      for (const q of [theirs.licenseId, theirs.platformId, theirs.trackId])
        expect((await list(world, { caller: stranger.caller, limit: 9, q })).licenses).toEqual([]);
    }),
  );

  it(
    'shows a license past its end as expired, also if active ones are requested',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const order = { trackId: (await world.aTrackInCatalog()).trackId, contentId: contentId() };
      await world.useCases.issueLicense({ caller, order: { ...order, validUntil: noon + 1_000 } });
      expect((await list(world, { caller, status: 'active' })).licenses).toHaveLength(1);
      world.clock.advance(1_000);
      expect((await list(world, { caller, status: 'active' })).licenses).toEqual([]);
      expect((await list(world, { caller, status: 'expired' })).licenses[0]?.license.status).toBe('expired');
    }),
  );

  it(
    'shows for each the status of its own track',
    inWorld(async (world) => {
      const { caller, odd } = await five(world);
      await world.useCases.takeDownTrack({ trackId: odd, reason: 'disputed' });
      const { licenses } = await list(world, { caller, limit: 9 });
      expect(licenses.map(({ compliance }) => compliance.state)).toEqual([
        'on_hold',
        'clear',
        'on_hold',
        'clear',
        'on_hold',
      ]);
    }),
  );

  it(
    'rejects a cursor that was created for other filters, or changed',
    inWorld(async (world) => {
      const { caller, odd } = await five(world);
      const { nextCursor } = await list(world, { caller, trackId: odd });
      const outcome = async (requested: object) =>
        kindOf(
          await world.useCases.listLicenses({ caller, limit: 2, cursor: nextCursor ?? '', ...requested }),
        );
      expect(await outcome({ trackId: odd })).toBe('ok');
      expect(await outcome({})).toBe('cursor-invalid');
      expect(await outcome({ trackId: odd, status: 'active' })).toBe('cursor-invalid');
      expect(await outcome({ trackId: odd, cursor: `${nextCursor ?? ''}A` })).toBe('cursor-invalid');
    }),
  );
});
