import { canonical } from '../../../src/domain/shared/canonical.ts';
import {
  archiveKinds,
  MoveEnded,
  type Archive,
  type ArchiveKind,
  type ArchivePage,
  type ArchiveSource,
  type ArchiveTarget,
  type Place,
} from '../../../src/ports/driven/storage/archive.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import { Unavailable } from '../../../src/ports/driven/shared/unavailable.ts';
import { noon } from '../../support/builders/builders.ts';
import { aNote } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

const begun = { records: 0, done: false };

const pages = async (archive: Archive, kind: ArchiveKind, limit: number) => {
  const found: ArchivePage<ArchiveKind>[] = [];
  for (let after: Place | undefined; ;) {
    const page = await archive.read(kind, { limit, ...(after !== undefined && { after }) });
    found.push(page);
    if (page.next === undefined) return found;
    after = page.next;
  }
};

/** Returns the records of a kind in a fixed order. */
const recordsOf = async (archive: Archive, kind: ArchiveKind, limit = 7): Promise<readonly string[]> =>
  (await pages(archive, kind, limit)).flatMap(({ records }) => records.map(canonical)).sort();

/** `filled`: what is to be brought; it is read alone. */
export const archiveTargetContract = (
  filled: () => Promise<Archive>,
  open: OpenWorld<{
    readonly archive: ArchiveTarget & Pick<ArchiveSource, 'acquireWriteLock'>;
    readonly auditLog: Pick<AuditLog, 'append'>;
  }>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);

  const bring = async (source: Archive, target: ArchiveTarget): Promise<void> => {
    for (const kind of archiveKinds)
      for (const { records } of await pages(source, kind, 25))
        await target.write('mov_1', kind, records, begun);
  };

  return [
    policy('returns every record as it was written, once, for any page size', async ({ archive }) => {
      const source = await filled();
      await archive.claim('mov_1');
      await bring(source, archive);
      for (const kind of archiveKinds) {
        const brought = await recordsOf(source, kind);
        expect([kind, await recordsOf(archive, kind)]).toEqual([kind, brought]);
        expect([kind, await recordsOf(archive, kind, 1_000)]).toEqual([kind, brought]);
        expect([kind, await archive.count(kind)]).toEqual([kind, brought.length]);
      }
      expect(await archive.totals()).toEqual(await source.totals());
    }),

    policy('is not changed by records that are written again', async ({ archive }) => {
      const source = await filled();
      await archive.claim('mov_1');
      await bring(source, archive);
      await bring(source, archive);
      for (const kind of archiveKinds)
        expect([kind, await recordsOf(archive, kind)]).toEqual([kind, await recordsOf(source, kind)]);
      expect(await archive.totals()).toEqual(await source.totals());
    }),

    policy('stores the progress of each kind', async ({ archive }) => {
      const { records, next } = await (await filled()).read('platforms', { limit: 2 });
      await archive.claim('mov_1');
      expect(await archive.progress('platforms')).toEqual(begun);
      const half = { records: 2, done: false, ...(next !== undefined && { place: next }) };
      await archive.write('mov_1', 'platforms', records, half);
      await archive.write('mov_1', 'events', [], { records: 0, done: true });
      expect(await archive.progress('platforms')).toEqual(half);
      expect(await archive.progress('events')).toEqual({ records: 0, done: true });
      expect(await archive.progress('tracks')).toEqual(begun);
    }),

    policy('is claimed by one of twenty concurrent callers', async ({ archive }, concurrently) => {
      expect(await archive.owner()).toBe('empty');
      const claims = await concurrently(20, (view, n) => view.archive.claim(`mov_${n}`));
      const [winner = 0] = claims.flatMap((claim, n) => (claim === 'claimed' ? [n + 1] : []));
      expect(claims.filter((claim) => claim === 'claimed')).toHaveLength(1);
      expect(await archive.owner()).toEqual({ moveId: `mov_${winner}`, state: 'filling' });
      expect(await archive.claim(`mov_${winner}`)).toBe('claimed');
    }),

    policy('is in use if it contains records that no move wrote', async ({ archive, auditLog }) => {
      await archive.claim('mov_1');
      await archive.discard('mov_1');
      await auditLog.append(aNote());
      expect(await archive.owner()).toBe('in-use');
    }),

    policy('belongs to its move after it is complete', async ({ archive }) => {
      await archive.claim('mov_1');
      await archive.complete('mov_1');
      expect(await archive.owner()).toEqual({ moveId: 'mov_1', state: 'complete' });
      expect(await archive.claim('mov_2')).toBe('taken');
    }),

    policy(
      'rejects all writes once the move into it was undone, and records where the data is',
      async ({ archive, auditLog }) => {
        await archive.claim('mov_1');
        await archive.complete('mov_1');
        await archive.retire({ moveId: 'mov_1', since: noon, to: 'the first store' });
        await archive.retire({ moveId: 'mov_1', since: noon + 1, to: 'another store' });
        expect(await archive.writeLock()).toEqual({
          moveId: 'mov_1',
          since: noon,
          state: 'moved',
          to: 'the first store',
        });
        expect(await archive.owner()).toEqual({ moveId: 'mov_1', state: 'complete' });
        await expect(auditLog.append(aNote())).rejects.toThrow(Unavailable);
        expect(await archive.count('audit-entries')).toBe(0);
      },
    ),

    policy(
      'keeps accepting writes if the move that was undone is not the one that filled it, or it has moved on',
      async ({ archive, auditLog }) => {
        const undone = { moveId: 'mov_1', since: noon, to: 'the first store' };
        await expect(archive.retire(undone)).rejects.toThrow(MoveEnded);
        await archive.claim('mov_2');
        await archive.complete('mov_2');
        await expect(archive.retire(undone)).rejects.toThrow(MoveEnded);
        expect(await archive.writeLock()).toBeUndefined();
        await auditLog.append(aNote());
        const onward = { moveId: 'mov_3', since: noon, to: 'a third store' };
        await archive.acquireWriteLock(onward, undefined);
        await expect(archive.retire({ ...undone, moveId: 'mov_2' })).rejects.toThrow(MoveEnded);
        expect(await archive.writeLock()).toEqual({ ...onward, state: 'moving' });
      },
    ),

    policy('changes nothing for a move that another process ended', async ({ archive }) => {
      const { records } = await (await filled()).read('platforms', { limit: 2 });
      const progress = { records: 2, done: true };
      const nothingBy = async (moveId: string): Promise<void> => {
        await expect(archive.write(moveId, 'platforms', records, progress)).rejects.toThrow(MoveEnded);
        await expect(archive.complete(moveId)).rejects.toThrow(MoveEnded);
        await expect(archive.discard(moveId)).rejects.toThrow(MoveEnded);
        expect(await archive.count('platforms')).toBe(0);
      };
      await nothingBy('mov_1');
      await archive.claim('mov_2');
      await nothingBy('mov_1');
      expect(await archive.progress('platforms')).toEqual(begun);
      await archive.complete('mov_2');
      await archive.complete('mov_2');
      await expect(archive.write('mov_2', 'platforms', records, progress)).rejects.toThrow(MoveEnded);
      await expect(archive.discard('mov_2')).rejects.toThrow(MoveEnded);
      expect(await archive.count('platforms')).toBe(0);
      expect(await archive.owner()).toEqual({ moveId: 'mov_2', state: 'complete' });
    }),

    policy('is as new after its records are discarded', async ({ archive }) => {
      await archive.claim('mov_1');
      await bring(await filled(), archive);
      await archive.write('mov_1', 'tracks', [], { records: 9, done: true });
      await archive.discard('mov_1');
      expect(await archive.owner()).toBe('empty');
      for (const kind of archiveKinds) expect([kind, await archive.count(kind)]).toEqual([kind, 0]);
      expect(await archive.totals()).toEqual({ catalogVersion: 0, activeLicenses: 0 });
      expect(await archive.claim('mov_2')).toBe('claimed');
      expect(await archive.progress('tracks')).toEqual(begun);
    }),
  ];
};
