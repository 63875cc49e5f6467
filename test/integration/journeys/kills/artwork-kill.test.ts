import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf } from '../../../../src/domain/images/variants.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { writeDelivery } from '../../../support/builders/delivery.ts';
import { aPng } from '../../../support/images/image-files.ts';
import { operatorOf } from '../../../support/service/operator.ts';
import { inService } from '../../../support/service/service.ts';
import { filesUnder } from '../../../support/stores/store-facts.ts';

const timeoutMs = 600_000;
const killAtStep = join(import.meta.dirname, '..', '..', 'main', 'programs', 'kill-at-step.ts');

/** Two tracks of one release, with one cover. */
const aDelivered = async (folder: string): Promise<string> => {
  const delivery = join(folder, 'delivery');
  const row = { status: 'approved', artwork: 'cover.png' };
  await writeDelivery(delivery, [
    { name: 'meadow', seconds: 2, row },
    { name: 'harbour', seconds: 2, row },
  ]);
  await writeFile(join(delivery, 'cover.png'), aPng(1_400));
  return delivery;
};

/** The keys of all files of images that there are, whatever records say. */
const keysIn = async (dataDir: string): Promise<readonly string[]> =>
  (await filesUnder(join(dataDir, 'media', 'kept')).catch(() => []))
    .filter((file) => file.startsWith('images/'))
    .map((file) => file.replace(/\/\+.*/, ''))
    .toSorted();

interface Found {
  readonly tracks: number;
  readonly images: readonly { readonly shownBy: number | undefined; readonly keys: readonly string[] }[];
  readonly shown: readonly string[];
  readonly kept: readonly string[];
}

/** Returns the records and files that are left two days later, when everything that no record needs is deleted. */
const foundLater = async (dataDir: string): Promise<Found> => {
  const before = await keysIn(dataDir);
  let found: Found | undefined;
  await inService({ dataDir, environment: { EVENT_WORKER: 'off' } }, async ({ ports, useCases, advance }) => {
    const tracks = await ports.library.changes(0, 10);
    const shown = tracks.flatMap(({ artwork }) => (artwork ? filesOf(artwork).map(({ key }) => key) : []));
    const missing = shown.filter((key) => !before.includes(key));
    expect(missing).toEqual([]);
    advance(dayMs + 1);
    // The first run marks what is due, the second deletes it.
    for (let time = 0; time < 2; time++) {
      expect(await useCases.deleteDueImages()).toMatchObject({ ok: true });
      advance(dayMs);
    }
    const images = (await ports.imageStore.all({ limit: 10 })).map(({ shownBy, picture }) => ({
      shownBy,
      keys: filesOf(picture).map(({ key }) => key),
    }));
    expect(await ports.imageStore.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    found = {
      tracks: tracks.length,
      images,
      shown: [...new Set(shown)].toSorted(),
      kept: await keysIn(dataDir),
    };
  });
  if (!found) throw new Error('the service did not run');
  return found;
};

describe('kill -9 of an import between a cover and its track', () => {
  it(
    'leaves no track with half a cover and, a day later, no cover without a track; the next run completes it',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'artwork-kill-'));
      const data = join(folder, 'data');
      const stepsFile = join(folder, 'steps');
      const run = async (killAt?: number) => {
        await writeFile(stepsFile, '');
        const ended = await operatorOf(data, {
          ...(killAt !== undefined && {
            NODE_OPTIONS: `--import ${killAtStep}`,
            STEPS: stepsFile,
            KILL_AT: String(killAt),
          }),
        })('import', join(folder, 'delivery'));
        return { ...ended, steps: (await readFile(stepsFile, 'utf8')).split('\n').slice(0, -1) };
      };
      const begin = async () => {
        await rm(data, { recursive: true, force: true });
        await cp(join(folder, 'empty'), data, { recursive: true });
      };
      try {
        await aDelivered(folder);
        await mkdir(data);
        expect(await operatorOf(data)('init')).toMatchObject({ code: 0 });
        await cp(data, join(folder, 'empty'), { recursive: true });
        const whole = await run(0);
        expect(whole).toMatchObject({ code: 0 });
        expect(await foundLater(data)).toMatchObject({ tracks: 2, images: [{ shownBy: 2 }] });

        const commits = whole.steps.flatMap((step, n) => (step === 'COMMIT' ? [n + 1] : []));
        const renames = whole.steps.flatMap((step, n) => (step === 'rename' ? [n + 1] : []));
        // The record of the artwork, and two tracks; ten files of the artwork.
        expect(commits.length).toBeGreaterThanOrEqual(3);
        expect(renames.length).toBeGreaterThanOrEqual(10);
        // Between two files of the cover, and before the commit of the first track, when all of its files are stored.
        const [between = 0, last = 0] = [renames[4], renames[9]];
        const moments = [between, commits.find((at) => at > last) ?? 0];
        expect(moments.every((at) => at > 0)).toBe(true);
        for (const moment of moments) {
          await begin();
          const killed = await run(moment);
          expect({ moment, code: killed.code }).toEqual({ moment, code: -1 });
          await cp(data, join(folder, 'left'), { recursive: true, force: true });
          const left = await foundLater(join(folder, 'left'));
          expect({ moment, kept: left.kept }).toEqual({ moment, kept: left.shown });
          await rm(join(folder, 'left'), { recursive: true });

          expect(await run()).toMatchObject({ code: 0 });
          const again = await foundLater(data);
          expect({ moment, ...again }).toMatchObject({ moment, tracks: 2, images: [{ shownBy: 2 }] });
          expect({ moment, kept: again.kept }).toEqual({ moment, kept: again.shown });
        }
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    timeoutMs,
  );
});
