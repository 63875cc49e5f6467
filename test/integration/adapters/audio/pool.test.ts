import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { platformId } from '../../../support/builders/builders.ts';
import { placed } from '../../../contract/media/audio-processor/stage.ts';
import { eventually, soundAt, withFake } from '../../../support/audio/fake-ffmpeg.ts';

const timeout = 240_000;
/** Sounds that are analyzed have one rate here, and those that someone waits for have another. */
const [listened, requested] = [8000, 16000];
const untilReleased = 'while [ ! -e "$(dirname "$0")/go" ]; do sleep 0.02; done; exit 1';
const hangsWhereListening = `case "$*" in *"-ar ${listened}"*) exec sleep 600;; esac; exit 1`;

/** The rates of the sounds that were begun, in turn. */
const begunIn = (notes: string): readonly number[] =>
  [...notes.matchAll(/-i pipe:0 .*-ar (\d+)/g)].map(([, rate]) => Number(rate));
const listeningIn = (notes: string): number => begunIn(notes).filter((rate) => rate === listened).length;
const settled = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('threads that process audio', () => {
  it(
    'run every task that a request waits for before they analyze',
    () =>
      withFake(untilReleased, {}, async ({ audioProcessor, notes, folder, file }) => {
        const other = await placed(folder, 'other.ogg', soundAt(requested));
        const work: Promise<unknown>[] = [audioProcessor.analyze(file)];
        await eventually(async () => begunIn(await notes()).length === 1);
        work.push(audioProcessor.analyze(file), audioProcessor.analyze(file));
        work.push(
          audioProcessor.examine(other),
          audioProcessor.preview(other, join(folder, 'p.mp3'), 'seed'),
        );
        work.push(audioProcessor.analyze(file), audioProcessor.render(other, join(folder, 'r.mp3'), 'mp3'));
        await writeFile(join(folder, 'go'), '');
        await Promise.all(work.map(settled));
        expect(begunIn(await notes())).toEqual([
          ...[listened, requested, requested, requested],
          ...[listened, listened, listened],
        ]);
      }),
    timeout,
  );

  it.each([
    [2, 1],
    [3, 1],
    [4, 2],
  ])(
    'with %d threads, analyze sounds of one owner on at most %d: one is free for the next owner',
    (workers, max) =>
      withFake(hangsWhereListening, { workers }, async ({ audioProcessor, notes, folder, file }) => {
        const other = await placed(folder, 'other.ogg', soundAt(requested));
        const listening = Array.from({ length: 5 }, () => settled(audioProcessor.analyze(file)));
        await eventually(async () => listeningIn(await notes()) === max);
        for (let i = 0; i < 3; i++)
          expect(await audioProcessor.examine(other)).toMatchObject({ failure: { reason: 'truncated' } });
        await sleep(200);
        expect(listeningIn(await notes())).toBe(max);
        await audioProcessor.close();
        expect((await Promise.all(listening)).every(isUnavailable)).toBe(true);
      }),
    timeout,
  );

  it(
    'start the analysis for another platform immediately while one platform has a hundred sounds waiting',
    () =>
      withFake(hangsWhereListening, { workers: 3 }, async ({ audioProcessor, notes, folder, file }) => {
        const other = await placed(folder, 'other.ogg', soundAt(requested));
        const flood = Array.from({ length: 100 }, () =>
          settled(audioProcessor.analyze(file, { platformId: platformId(1) })),
        );
        await eventually(async () => listeningIn(await notes()) === 1);
        const analysis = await audioProcessor.analyze(other, { platformId: platformId(2) });
        expect(analysis).toMatchObject({ failure: { reason: 'truncated' } });
        expect(listeningIn(await notes())).toBe(1);
        await audioProcessor.close();
        await Promise.all(flood);
      }),
    timeout,
  );

  it(
    'allow a partner’s audio less time than the catalog’s, and report the time that an analysis took',
    () =>
      withFake(
        hangsWhereListening,
        { workers: 2, taskSeconds: 100, partner: { taskSeconds: 2 } },
        async ({ audioProcessor, file }) => {
          const spent: number[] = [];
          const onSpent = (ms: number): void => void spent.push(ms);
          const outcome = await audioProcessor.analyze(file, { platformId: platformId(1), onSpent });
          expect(outcome).toMatchObject({ failure: { reason: 'undecodable' } });
          expect(outcome.ok ? '' : outcome.failure.detail).toContain('longer than 2 s');
          expect(spent).toHaveLength(1);
          expect(spent[0]).toBeGreaterThanOrEqual(1_990);
        },
      ),
    timeout,
  );

  it(
    'continue with analyses when one took too long',
    () =>
      withFake(
        hangsWhereListening,
        { workers: 2, taskSeconds: 6 },
        async ({ audioProcessor, folder, file }) => {
          const other = await placed(folder, 'other.ogg', soundAt(requested));
          const both = await Promise.all([audioProcessor.analyze(file), audioProcessor.analyze(other)]);
          expect(both).toMatchObject([
            { failure: { reason: 'undecodable' } },
            { failure: { reason: 'truncated' } },
          ]);
        },
      ),
    timeout,
  );

  it(
    'do not report a render as damaged if its verification took too long',
    () =>
      withFake('exec sleep 600', { taskSeconds: 1 }, async ({ audioProcessor, file }) => {
        const verified = await settled(audioProcessor.verify(file));
        expect(isUnavailable(verified)).toBe(true);
      }),
    timeout,
  );

  it(
    'let a limited number of each kind wait, and reject one more of that kind alone',
    () =>
      withFake(
        'exec sleep 600',
        { maxWaiting: 1, maxAnalyses: 2 },
        async ({ audioProcessor, notes, file }) => {
          const work = [settled(audioProcessor.examine(file))];
          await eventually(async () => begunIn(await notes()).length === 1);
          for (let i = 0; i < 2; i++) work.push(settled(audioProcessor.analyze(file)));
          await expect(audioProcessor.analyze(file)).rejects.toThrow('2 tasks are already waiting');
          work.push(settled(audioProcessor.examine(file)));
          await expect(audioProcessor.examine(file)).rejects.toThrow('1 tasks are already waiting');
          await audioProcessor.close();
          expect((await Promise.all(work)).every(isUnavailable)).toBe(true);
          expect(begunIn(await notes())).toHaveLength(1);
        },
      ),
    timeout,
  );
});
