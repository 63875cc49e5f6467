import { canonical } from '../../../src/domain/shared/canonical.ts';
import {
  archiveKinds,
  MoveEnded,
  type ArchiveKind,
  type ArchiveRecords,
  type ArchiveTarget,
  type Claim,
  type WriteLock,
  type KindProgress,
} from '../../../src/ports/driven/storage/archive.ts';

type AnyRecord = ArchiveRecords[ArchiveKind];
const none: KindProgress = { records: 0, done: false };

/** A target in plain maps, to try a move on: what it keeps is there to be looked at, and to be tampered with. */
export const plainTarget = () => {
  const kept = new Map<ArchiveKind, Map<string, AnyRecord>>(archiveKinds.map((kind) => [kind, new Map()]));
  const progress = new Map<ArchiveKind, KindProgress>();
  const of = (kind: ArchiveKind) => kept.get(kind) ?? new Map<string, AnyRecord>();
  let claim: Claim | undefined;
  let lock: WriteLock | undefined;
  const target: ArchiveTarget = {
    owner: async () => {
      const empty = [...kept.values()].every(({ size }) => size === 0);
      return claim ?? (empty ? 'empty' : 'in-use');
    },
    writeLock: async () => lock,
    retire: async (undone) => {
      if (claim?.moveId !== undone.moveId) throw new MoveEnded();
      lock = { ...undone, state: 'moved' };
    },
    claim: async (moveId) => {
      if (claim) return 'taken';
      claim = { moveId, state: 'filling' };
      return 'claimed';
    },
    progress: async (kind) => progress.get(kind) ?? none,
    write: async (moveId, kind, records, reached) => {
      if (claim?.moveId !== moveId || claim.state !== 'filling') throw new MoveEnded();
      for (const record of records) of(kind).set(canonical(record), record);
      progress.set(kind, reached);
    },
    complete: async (moveId) => {
      if (claim?.moveId !== moveId) throw new MoveEnded();
      claim = { ...claim, state: 'complete' };
    },
    discard: async (moveId) => {
      if (claim?.moveId !== moveId || claim.state !== 'filling') throw new MoveEnded();
      claim = undefined;
      progress.clear();
      for (const records of kept.values()) records.clear();
    },
    count: async (kind) => of(kind).size,
    read: async (kind, { after = '', limit }) => {
      const behind = [...of(kind)].filter(([key]) => key > after).sort(([a], [b]) => (a < b ? -1 : 1));
      const page = behind.slice(0, limit);
      const last = behind.length > limit ? page.at(-1) : undefined;
      return {
        records: page.map(([, record]) => record) as ArchiveRecords[typeof kind][],
        ...(last && { next: last[0] }),
      };
    },
    totals: async () => {
      const versions = [...of('tracks').values()].map((one) =>
        'track' in one ? one.track.catalogVersion : 0,
      );
      const active = [...of('licenses').values()].filter(
        (one) => 'license' in one && one.license.status === 'active',
      );
      return { catalogVersion: Math.max(0, ...versions), activeLicenses: active.length };
    },
  };
  return { target, kept };
};
