import { setTimeout as pause } from 'node:timers/promises';
import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import { get } from '../../../../src/adapters/store-kit/program.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { addTo, aSong, keepSong, removeSong, songs } from './programs.ts';
import type { KernelView } from './stage.ts';

const group = 'kernel-songs';
/** The promise is 500 ms; the machine may be busy. */
const soonMs = 3_000;

/** A repository that keeps a record in memory: it asks for the revision, and reads again when it has changed. */
const remembering = ({ kernel }: { readonly kernel: Kernel }) => {
  let kept: { readonly revision: number; readonly words: readonly string[] | undefined } | undefined;
  return async () => {
    const revision = await kernel.revision(group);
    if (kept?.revision !== revision)
      kept = { revision, words: (await kernel.read(get(songs, 'song')))?.words };
    return kept.words;
  };
};

export const revisionPolicies = (open: OpenWorld<KernelView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('has another revision of a group after each of its own commits', async ({ kernel }) => {
      const seen = [await kernel.revision(group)];
      const look = async (): Promise<void> => void seen.push(await kernel.revision(group));
      await kernel.run(keepSong, { song: aSong() });
      await look();
      await kernel.run(keepSong, { song: aSong({ rank: 2 }) });
      await look();
      await kernel.run(removeSong, 'song');
      await look();
      await kernel.run(addTo, { key: ['group', 'day'], plays: 1 });
      await look();
      expect(new Set(seen).size).toBe(5);
    }),

    policy(
      'has another revision soon after a commit of another process',
      async ({ kernel }, concurrently) => {
        await kernel.run(keepSong, { song: aSong() });
        const before = await concurrently(2, async (view) => ({
          view,
          revision: await view.kernel.revision(group),
        }));
        await kernel.run(keepSong, { song: aSong({ rank: 2 }) });
        for (const { view, revision } of before) {
          const now = await seenSoon(
            () => view.kernel.revision(group),
            (is) => is !== revision,
            soonMs,
          );
          expect(now).not.toBe(revision);
        }
      },
    ),

    policy('returns no copy that is older than its revision', async ({ kernel }, concurrently) => {
      await kernel.run(keepSong, { song: aSong() });
      let writing = true;
      const readers = concurrently(2, async (view) => {
        const read = remembering(view);
        while (writing) {
          await read();
          await pause(1);
        }
        return read;
      });
      for (let n = 1; n <= 30; n++) await kernel.run(keepSong, { song: aSong({ words: [`word ${n}`] }) });
      writing = false;
      for (const read of await readers)
        expect(await seenSoon(read, (words) => words?.[0] === 'word 30', soonMs)).toEqual(['word 30']);
    }),

    policy('shows the writes of this process immediately, by the revision', async (view) => {
      const read = remembering(view);
      for (let n = 1; n <= 30; n++) {
        await view.kernel.run(keepSong, { song: aSong({ words: [`word ${n}`] }) });
        expect(await read()).toEqual([`word ${n}`]);
      }
    }),
  ];
};
