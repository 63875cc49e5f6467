import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryCatalogIndex } from '../../src/adapters/memory/index.ts';
import { sqliteStorage, type SqliteStorage } from '../../src/adapters/sqlite/index.ts';
import {
  aLicense,
  anEvent,
  aPlatform,
  contentId,
  licenseId,
  noon,
} from '../../test/support/builders/builders.ts';
import type { BenchLine } from '../figures.ts';
import { began, track } from '../search/generated.ts';
import { drawn, kinds } from '../search/questions.ts';
import { measuredOn } from './measured.ts';
import { effectsOf, noEffects } from '../../test/support/effects.ts';

const tracks = 10_000;
const now = began + 400 * 86_400_000;

const measured = measuredOn('sqlite');

const filled = async ({ library, registry }: SqliteStorage): Promise<void> => {
  await registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
  const numbers = Array.from({ length: tracks }, (_, n) => n + 1);
  for (let first = 0; first < tracks; first += 200) {
    await Promise.all(
      numbers.slice(first, first + 200).map((n) => {
        const { catalogVersion: _, ...fresh } = track(n);
        return library.commit({ track: fresh, guards: { catalogVersion: 'absent' }, effects: noEffects });
      }),
    );
  }
};

/** Issue, read and search over a file of ten thousand tracks, without HTTP. */
export async function* sqliteFigures(): AsyncGenerator<BenchLine> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-storage-'));
  const storage = sqliteStorage({ file: join(folder, 'licensing.db') });
  const { ledger, library, journal } = storage;
  await filled(storage);
  const versions = new Map(
    (await library.changes(0, tracks)).map((each) => [each.trackId, each.catalogVersion]),
  );
  const index = memoryCatalogIndex({ library, journal, clock: { now: () => now } });
  try {
    while (!index.ready()) await wait(5);
    let issued = 0;
    const issue = () => {
      const n = ++issued;
      const { trackId } = track(1 + (n % tracks));
      const candidate = aLicense({ trackId, contentId: contentId(n) }, n);
      return ledger.open({
        candidate,
        guards: {
          track: { trackId, catalogVersion: versions.get(trackId) ?? 0 },
          platform: { platformId: candidate.platformId, version: 1 },
          quota: { month: '2026-11', limit: null },
        },
        effects: effectsOf({ events: [anEvent({}, n)] }),
        warnings: [],
      });
    };
    const opened = await issue();
    if (opened.outcome !== 'opened') throw new Error(`no license was issued: ${JSON.stringify(opened)}`);
    yield await measured('issue a license', 200, 1, issue);
    yield await measured('issue a license', 2_000, 64, issue);
    yield await measured('read a license', 20_000, 1, (n) => ledger.find(licenseId(1 + (n % issued))));
    const list = { platformId: aPlatform().platformId };
    yield await measured('list 50 licenses', 500, 1, () => ledger.list(list, { limit: 50, now: noon }));
    yield await measured('read a track', 20_000, 1, (n) => library.find(track(1 + (n % tracks)).trackId));
    const questions = Object.values(kinds).flatMap((kind) => drawn(kind, 20, tracks));
    yield await measured('search, and read the 20 tracks found', 2_000, 1, async (n) => {
      const question = questions[n % questions.length];
      if (!question) throw new Error('there are no questions');
      const { hits } = await index.search({ ...question, limit: 20 }, now);
      return library.findMany(hits.map(({ trackId }) => trackId));
    });
  } finally {
    index.close();
    await storage.close();
    await rm(folder, { recursive: true, force: true });
  }
}
