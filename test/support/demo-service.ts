import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoTracks, rowOf } from '../../demo/index.ts';
import { openStorage } from '../../src/main/storage.ts';
import { startApi } from './api-process.ts';
import { aTrack, digestOf } from './builders.ts';
import { partnerClient } from './partner-client.ts';
import { partnersOf } from './partners.ts';
import { seenSoon } from './soon.ts';

const patienceMs = 150_000;

/**
 * As an earlier start leaves a folder that was ended before its demo catalog was whole: all tracks are taken in but
 * these. Of the others nobody hears more than their names, and composing them takes minutes of a core.
 */
const interruptedBefore = async (folder: string, titles: readonly string[]): Promise<void> => {
  const { library, close } = await openStorage({ dataDir: folder });
  for (const [n, { externalId, title, isrc, genres }] of demoTracks.map(rowOf).entries()) {
    if (titles.includes(title)) continue;
    const { catalogVersion: _, ...track } = aTrack({ title, isrc, genres }, n + 1);
    const { outcome } = await library.commit({
      ...{ track, guards: { catalogVersion: 'absent' }, events: [] },
      delivery: { externalId, fingerprint: digestOf(n) },
    });
    expect(outcome).toBe('committed');
  }
  await close();
};

/** The service just started, in a process of its own; ready once these tracks, the last of its demo catalog, are out. */
export const aDemoService = async (...wanted: readonly string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  await interruptedBefore(folder, wanted);
  const service = await startApi(folder, { DEMO_CATALOG: '1', ALLOW_LOOPBACK_URLS: '1' });
  await service.ready();
  const anyone = await partnerClient(service.baseUrl);
  const partner = await partnersOf(anyone)();
  const titles = async () => {
    const { body } = await partner.client.get('/api/v1/tracks', { query: { limit: 100 } });
    return (body['data'] as readonly { readonly title: string }[]).map(({ title }) => title);
  };
  const out = await seenSoon(titles, (seen) => wanted.every((title) => seen.includes(title)), patienceMs);
  expect(out).toEqual(expect.arrayContaining([...wanted]));
  return {
    baseUrl: service.baseUrl,
    anyone,
    partner,
    close: async () => {
      anyone.close();
      await service.kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
export type DemoService = Awaited<ReturnType<typeof aDemoService>>;
