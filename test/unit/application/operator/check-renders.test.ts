import { writeFile } from 'node:fs/promises';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import type { RendersChecked } from '../../../../src/ports/driving/operator/media-commands.ts';
import { StemId } from '../../../../src/domain/shared/ids.ts';
import { aTerms, contentId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const checking = async ({ useCases }: World, onProgress: (sofar: RendersChecked) => void = () => undefined) =>
  valueOf(await useCases.checkRenders({ onProgress }));

const renderKeys = async ({ ports }: World): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const key of ports.mediaStore.renders()) keys.push(key);
  return keys.sort();
};

/** A preview and a download in the cache, and how to ask for them. */
const twoRenders = async (world: World, durationMs = 120_000) => {
  const { caller } = await world.aRegisteredPlatform();
  const { trackId } = await world.aTrackWithSound({ durationMs });
  const order = { trackId, contentId: contentId() };
  const { license } = valueOf(await world.useCases.issueLicense({ caller, order }));
  const request = { caller, trackId, licenseId: license.licenseId, format: 'mp3' } as const;
  const preview = async () => valueOf(await world.useCases.streamPreview(request));
  const download = async () => valueOf(await world.useCases.downloadTrack(request));
  await preview();
  const right = await download();
  return { preview, download, right };
};

/** Replaces renders in the cache, as a disk that was full left them. */
const spoil = async (world: World, spoiled: string, which: (key: string) => boolean) => {
  for (const key of (await renderKeys(world)).filter(which)) {
    await world.ports.mediaStore.dropRender(key);
    await world.ports.mediaStore.render(key, (into) => writeFile(into, spoiled));
  }
};
const isPreview = (key: string): boolean => key.endsWith('-preview.mp3');

describe('checking the renders in the cache', () => {
  for (const durationMs of [120_000, 12_000]) {
    it(
      `keeps those that are whole, of a track of ${durationMs / 1000} s`,
      inWorld(async (world) => {
        await twoRenders(world, durationMs);
        const before = await renderKeys(world);
        expect(before).toHaveLength(2);
        const steps: RendersChecked[] = [];
        expect(await checking(world, (sofar) => void steps.push(sofar))).toEqual({
          renders: 2,
          dropped: [],
          unverified: [],
        });
        expect(steps.map(({ renders }) => renders)).toEqual([1, 2]);
        expect(await renderKeys(world)).toEqual(before);
      }),
    );
  }

  it(
    'removes a download that is cut off, and the next request makes it again',
    inWorld(async (world) => {
      const { download, right } = await twoRenders(world);
      await spoil(world, '61000 cut off', (key) => !isPreview(key));
      expect((await download()).sha256).not.toBe(right.sha256);
      const { renders, dropped } = await checking(world);
      expect([renders, dropped.map(({ issue }) => issue)]).toEqual([
        2,
        ['It lasts 61000 ms, not 120000 ms.'],
      ]);
      expect((await renderKeys(world)).every(isPreview)).toBe(true);
      const noted = await world.ports.auditLog.entries({ after: 0, limit: 10 });
      expect(noted.map(({ actor, action, detail }) => [actor.kind, action, detail['key']])).toEqual([
        ['operator', 'media.drop_render', dropped[0]?.key],
      ]);
      const { sha256, sizeBytes } = await download();
      expect([sha256, sizeBytes]).toEqual([right.sha256, right.sizeBytes]);
    }),
  );

  it(
    'removes renders that cannot be decoded, previews included',
    inWorld(async (world) => {
      await twoRenders(world);
      await spoil(world, 'nothing that can be decoded', () => true);
      const { dropped } = await checking(world);
      expect(dropped.map(({ key }) => key).sort()).toHaveLength(2);
      expect(await renderKeys(world)).toEqual([]);
    }),
  );

  it(
    'keeps a preview whose steps do not add up to half a minute exactly',
    inWorld(async (world) => {
      await twoRenders(world);
      await spoil(world, '29996 of a master at 8001 Hz', isPreview);
      expect(await checking(world)).toEqual({ renders: 2, dropped: [], unverified: [] });
      await spoil(world, '29900 cut off', isPreview);
      expect((await checking(world)).dropped).toHaveLength(1);
    }),
  );

  it(
    'keeps and names a render whose verification is interrupted, and verifies the others',
    inWorld(async (world) => {
      await twoRenders(world);
      await spoil(world, 'nothing that can be decoded', () => true);
      world.audioProcessor.fail(
        new Unavailable('Processing the file took longer than 300 s and was stopped.'),
      );
      const { renders, dropped, unverified } = await checking(world);
      expect([renders, dropped.length]).toEqual([2, 1]);
      expect(unverified.map(({ reason }) => reason)).toEqual([
        'Processing the file took longer than 300 s and was stopped.',
      ]);
      expect(await renderKeys(world)).toEqual(unverified.map(({ key }) => key));
    }),
  );

  it(
    'removes a stem that is cut off',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform({ tier: 'enterprise' });
      const file = await world.aKeptRecording('kick.flac', 120_040);
      const stem = {
        stemId: StemId('stm_1'),
        category: 'drums',
        name: 'Kick',
        durationMs: 120_040,
        file,
      } as const;
      const edits = { ...aTerms().edits, mix: true };
      const { trackId } = await world.aTrackWithSound({ stems: [stem], terms: [aTerms({ edits })] });
      const order = { trackId, contentId: contentId() };
      const { licenseId } = valueOf(await world.useCases.issueLicense({ caller, order })).license;
      const listed = await world.useCases.listStems({ caller, trackId, licenseId, format: 'wav' });
      const token = valueOf(listed).stems[0]?.download?.url.split('/').at(-2) ?? '';
      valueOf(await world.useCases.openMedia({ token }));
      expect(await checking(world)).toEqual({ renders: 1, dropped: [], unverified: [] });
      await spoil(world, '61000 cut off', () => true);
      expect((await checking(world)).dropped).toHaveLength(1);
    }),
  );

  it(
    'keeps a whole render of a master that the catalog has no longer',
    inWorld(async (world) => {
      const key = `renders/${'0'.repeat(32)}-preview.mp3`;
      await world.ports.mediaStore.render(key, (into) => writeFile(into, '5000 of an older master'));
      expect(await checking(world)).toEqual({ renders: 1, dropped: [], unverified: [] });
      expect(await renderKeys(world)).toEqual([key]);
    }),
  );
});
