import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RowOutcome } from '../../../../src/domain/enrichment/enrichment.ts';
import type { EnrichmentId } from '../../../../src/domain/shared/ids.ts';
import type { EnrichmentOpening } from '../../../../src/ports/driven/enrichment/enrichment-job-store.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import type { Caller } from '../../../../src/ports/driving/access.ts';
import type { RequestedRow } from '../../../../src/ports/driving/enrichment.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const day = 86_400_000;

const asking = async (
  { useCases }: World,
  caller: Caller,
  ...rows: readonly Omit<RequestedRow, 'rowId'>[]
) => {
  const named = rows.map((row, i) => ({ rowId: `${i + 1}`, ...row }));
  return valueOf(await useCases.enrich({ caller, rows: named, waitMs: 0 })).enrichment;
};
const statuses = (outcomes: readonly (RowOutcome | null)[]) =>
  outcomes.map((outcome) => (outcome?.status === 'failed' ? outcome.reason : (outcome?.status ?? null)));
const aFileOf = (world: World, name: string, sizeBytes = 100) => ({
  audio: { kind: 'file', file: world.aFile(`${name}.wav`, aRecording(name)), sizeBytes } as const,
});
const fetched = (url: string) => ({ audio: { kind: 'url', url } as const });
const read = async ({ useCases }: World, caller: Caller, { enrichmentId }: { enrichmentId: EnrichmentId }) =>
  valueOf(await useCases.readEnrichment({ caller, enrichmentId })).enrichment;
const analyzeAll = async ({ useCases }: World) => {
  while (await useCases.enrichWaiting());
};
const uploadsIn = async ({ folder }: World) => {
  const media = join(folder, 'media');
  const entries = await readdir(media, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.parentPath.includes('/uploads/')).length;
};

describe('enriching rows', () => {
  it(
    'returns rows of the catalog immediately, with the values of the catalog',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const track = await world.aTrackInCatalog();
      const [artist = ''] = track.artists.map(({ name }) => name);
      const { outcomes } = await asking(
        world,
        caller,
        { trackId: track.trackId },
        { isrc: track.isrc },
        { title: track.title.toUpperCase(), artist },
      );
      expect(outcomes.map((outcome) => outcome?.status === 'matched' && outcome.by)).toEqual([
        'trackId',
        'isrc',
        'titleAndArtist',
      ]);
      expect(outcomes[0]).toMatchObject({
        trackId: track.trackId,
        findings: {
          durationMs: track.durationMs,
          tempo: { known: true, value: { bpm: track.bpm }, confidence: 1 },
          key: { known: true, value: track.key, confidence: 1 },
          mood: { known: true, value: { labels: track.moods, valence: null, method: 'catalog' } },
          embedding: { known: false, reason: 'data_mining_not_allowed' },
        },
      });
      expect(await world.useCases.enrichWaiting()).toBe(false);
    }),
  );

  it(
    'analyzes what the catalog does not have, uploaded or fetched, and deletes uploads',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      world.fetcher.serve('https://partner.example/a.mp3', aRecording('fetched'));
      const requested = await asking(
        world,
        caller,
        aFileOf(world, 'uploaded'),
        fetched('https://partner.example/a.mp3'),
      );
      expect(statuses(requested.outcomes)).toEqual([null, null]);
      expect(await uploadsIn(world)).toBe(1);
      await analyzeAll(world);
      const { outcomes } = await read(world, caller, requested);
      expect(statuses(outcomes)).toEqual(['analyzed', 'analyzed']);
      expect(outcomes[0]).toMatchObject({
        findings: { tempo: { known: true, value: { bpm: 104 } }, embedding: { known: true } },
      });
      expect(await uploadsIn(world)).toBe(0);
    }),
  );

  it(
    'fails one row and never the others',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const track = await world.aTrackInCatalog();
      const requested = await asking(
        world,
        caller,
        {},
        { isrc: 'DEZZZ2600001' },
        { audio: { kind: 'unreadable', detail: 'The text is not base64.' } },
        { audio: { kind: 'file', file: world.aFile('noise.wav', 'no number'), sizeBytes: 9 } },
        fetched('https://partner.example/nothing.mp3'),
        aFileOf(world, 'good'),
        { trackId: track.trackId },
      );
      await analyzeAll(world);
      expect(statuses((await read(world, caller, requested)).outcomes)).toEqual([
        'nothing-to-go-by',
        'track-not-found',
        'audio-refused',
        'audio-refused',
        'unreachable',
        'analyzed',
        'matched',
      ]);
    }),
  );

  it(
    'analyzes the audio when the catalog has no such track, and does not when it has',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const track = await world.aTrackInCatalog();
      const requested = await asking(
        world,
        caller,
        { isrc: 'DEZZZ2600001', ...aFileOf(world, 'unknown') },
        { isrc: track.isrc, ...aFileOf(world, 'known') },
      );
      expect(statuses(requested.outcomes)).toEqual([null, 'matched']);
      expect(await uploadsIn(world)).toBe(1);
    }),
  );

  it(
    'counts every row against the day, exactly, and keeps no upload of what does not fit',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const rows = (count: number) =>
        Array.from({ length: count }, (_, i) => ({ rowId: `${i}`, isrc: 'none' }));
      const ask = (count: number) => world.useCases.enrich({ caller, rows: rows(count), waitMs: 0 });
      valueOf(await ask(98));
      expect(await ask(3)).toMatchObject({
        failure: { kind: 'quota-exceeded', quota: 'enrich-rows-per-day', limit: 100 },
      });
      const requests = Array.from({ length: 6 }, (_, i) =>
        world.useCases.enrich({ caller, rows: [{ rowId: '1', ...aFileOf(world, `other-${i}`) }], waitMs: 0 }),
      );
      const outcomes = await Promise.all(requests);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
      expect(await uploadsIn(world)).toBe(2);
      world.clock.advance(day);
      valueOf(await ask(100));
    }),
  );

  it(
    'rejects uploads beyond what may wait of one platform, and of all platforms, and stores nothing of them',
    inWorld(async (world) => {
      const gibibyte = 2 ** 30;
      const upload = async (caller: Caller, name: string, bytes: number) =>
        world.useCases.enrich({ caller, rows: [{ rowId: '1', ...aFileOf(world, name, bytes) }], waitMs: 0 });
      const [first, ...others] = await Promise.all(
        Array.from({ length: 9 }, async () => (await world.aRegisteredPlatform()).caller),
      );
      const caller = first ?? (await world.aRegisteredPlatform()).caller;
      valueOf(await upload(caller, 'all-that-may-wait', gibibyte));
      expect(await upload(caller, 'one-byte', 1)).toMatchObject({
        failure: { kind: 'uploads-full', limit: gibibyte, retryAfterMs: 30_000 },
      });
      expect(await uploadsIn(world)).toBe(1);
      for (const [i, other] of others.slice(0, 7).entries()) {
        valueOf(await upload(other, `other-${i}`, gibibyte));
      }
      const [late = caller] = others.slice(7);
      await expect(upload(late, 'late', 1)).rejects.toThrow(Unavailable);
      expect(await uploadsIn(world)).toBe(8);
      await analyzeAll(world);
      valueOf(await upload(late, 'again', 1));
    }),
  );

  it(
    'keeps no upload of a request that is not opened, and all of one that was, though its caller received no answer',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const ask = (...names: readonly string[]) =>
        asking(world, caller, ...names.map((name) => aFileOf(world, name)));
      const away = () => Promise.reject(new Unavailable('away'));
      world.before('enrichmentJobs', 'open', away);
      await expect(ask('one', 'two')).rejects.toThrow('away');
      expect(await uploadsIn(world)).toBe(0);
      world.before('mediaStore', 'keep', async () => world.before('mediaStore', 'keep', away));
      await expect(ask('three', 'four')).rejects.toThrow('away');
      expect(await uploadsIn(world)).toBe(0);
      world.before('enrichmentJobs', 'open', async (opening) => {
        await world.ports.enrichmentJobs.open(opening as EnrichmentOpening);
        throw new Unavailable('not analyzed');
      });
      await expect(ask('five')).rejects.toThrow('not analyzed');
      expect(await uploadsIn(world)).toBe(1);
    }),
  );

  it(
    'waits as long as it may, and answers as soon as the last row is done',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const ask = (name: string) =>
        world.useCases.enrich({ caller, rows: [{ rowId: '1', ...aFileOf(world, name) }], waitMs: 1_000 });
      const waits = world.clock.nextWait();
      const requested = ask('short');
      await waits;
      await analyzeAll(world);
      world.clock.advance(400);
      expect(statuses(valueOf(await requested).enrichment.outcomes)).toEqual(['analyzed']);

      const longer = world.clock.nextWait();
      const late = ask('long');
      await longer;
      world.clock.advance(1_000);
      expect(statuses(valueOf(await late).enrichment.outcomes)).toEqual([null]);
    }),
  );

  it(
    'shows a request to nobody else',
    inWorld(async (world) => {
      const [owner, other] = [await world.aRegisteredPlatform(), await world.aRegisteredPlatform()];
      const { enrichmentId } = await asking(world, owner.caller, { isrc: 'none' });
      expect(kindOf(await world.useCases.readEnrichment({ caller: other.caller, enrichmentId }))).toBe(
        'enrichment-not-found',
      );
    }),
  );

  it(
    'continues with the next after an outage, and analyzes each row once for its caller',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const requested = await asking(world, caller, aFileOf(world, 'one'), aFileOf(world, 'two'));
      world.audioProcessor.fail(new Unavailable('the audio processor is busy'));
      await expect(world.useCases.enrichWaiting()).rejects.toThrow('busy');
      expect(statuses((await read(world, caller, requested)).outcomes)).toEqual([null, null]);
      await analyzeAll(world);
      expect(statuses((await read(world, caller, requested)).outcomes)).toEqual(['analyzed', 'analyzed']);
    }),
  );

  it(
    'fails a row whose analysis fails, and continues with the others',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const requested = await asking(world, caller, aFileOf(world, 'one'), aFileOf(world, 'two'));
      world.audioProcessor.fail(new TypeError('a bug of ours'));
      await analyzeAll(world);
      expect(statuses((await read(world, caller, requested)).outcomes)).toEqual([
        'audio-refused',
        'analyzed',
      ]);
    }),
  );

  it(
    'gives each request its turn: a long one does not hold up a short one',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const names = Array.from({ length: 9 }, (_, i) => aFileOf(world, `row-${i}`));
      const long = await asking(world, caller, ...names);
      world.clock.advance(1);
      const short = await asking(world, caller, aFileOf(world, 'short'));
      world.clock.advance(1);
      await world.useCases.enrichWaiting();
      world.clock.advance(1);
      await world.useCases.enrichWaiting();
      expect(statuses((await read(world, caller, short)).outcomes)).toEqual(['analyzed']);
      expect(statuses((await read(world, caller, long)).outcomes).filter((one) => one === null)).toHaveLength(
        5,
      );
    }),
  );

  it(
    'fails a row whose upload has expired',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const requested = await asking(world, caller, aFileOf(world, 'gone'));
      await world.ports.mediaStore.discardUploads(Number.MAX_SAFE_INTEGER);
      await analyzeAll(world);
      expect(statuses((await read(world, caller, requested)).outcomes)).toEqual(['upload-gone']);
    }),
  );
});
