import { sqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import { cryptoDigest } from '../../../src/adapters/crypto/index.ts';
import { ulidIds } from '../../../src/adapters/system/index.ts';
import { moveStore } from '../../../src/application/operator/store/move-store.ts';
import { canonical } from '../../../src/domain/shared/canonical.ts';
import {
  archiveKinds,
  type Archive,
  type ArchiveKind,
  type ArchiveSource,
  type ArchiveTarget,
} from '../../../src/ports/driven/storage/archive.ts';
import type { MoveStep } from '../../../src/ports/driving/operator/store-commands.ts';
import { fillStore } from './full/full-store.ts';
import { plainTarget } from './plain-target.ts';
import { stoppedClock } from '../service/stopped-clock.ts';

const readAll = async (archive: Archive, kind: ArchiveKind) => {
  const all: string[] = [];
  for (let after: string | undefined; ;) {
    const { records, next } = await archive.read(kind, {
      limit: 10_000,
      ...(after !== undefined && { after }),
    });
    all.push(...records.map(canonical));
    if (next === undefined) return all.sort();
    after = next;
  }
};

export const everything = async (archive: Archive) =>
  Promise.all(archiveKinds.map(async (kind) => [kind, await readAll(archive, kind)] as const));

export const recordsBut = async (archive: Archive, kind: ArchiveKind) =>
  (await everything(archive)).filter(([name]) => name !== kind);

/** Unblocks writes, as if a move were undone. */
export const unblock = async (source: ArchiveSource): Promise<void> => {
  const lock = await source.writeLock();
  if (lock) await source.releaseWriteLock(lock.moveId, undefined);
};

export class Killed extends Error {}

/** A step that a move asks of a store: its name, and the kind of records that it concerns. */
export type Asked = readonly [name: string, kind: ArchiveKind | undefined];

const kindIn = (given: readonly unknown[]) => archiveKinds.find((kind) => given.includes(kind));

/** Dies, as a process does, when its `n`th step is asked for: before it, or after it was done. */
export const killedAt = (n: number, when: 'before' | 'after') => {
  const asked: Asked[] = [];
  const killable = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get:
        (target, name) =>
        async (...given: readonly unknown[]) => {
          const own = Reflect.get(target, name) as (...args: readonly unknown[]) => Promise<unknown>;
          if (name === 'alone') return own(...given);
          asked.push([`${'alone' in port ? 'source' : 'target'}.${String(name)}`, kindIn(given)]);
          const dies = asked.length === n;
          if (dies && when === 'before') throw new Killed();
          const done = await own(...given);
          if (dies) throw new Killed();
          return done;
        },
    });
  return { killable, asked };
};

export const stage = async (count = 3) => {
  const storage = sqliteStorage({ file: ':memory:' });
  await fillStore(storage, count);
  const clock = stoppedClock();
  const delay = { after: async () => undefined, turn: async () => undefined };
  const dependencies = { clock, delay, digest: cryptoDigest, ids: ulidIds({ clock }) };
  const { target, kept } = plainTarget();
  const steps: MoveStep[] = [];
  const order = {
    onPlan: () => undefined,
    onProgress: (step: MoveStep) => void steps.push(step),
    isInterrupted: () => false,
  };
  const source = storage.archive;
  const moveWith = (from: ArchiveSource, into: ArchiveTarget, given: Partial<typeof order> = {}) =>
    moveStore({ ...dependencies, source: from, target: into, targetName: 'B' })({ ...order, ...given });
  return { storage, source, target, kept, steps, moveWith, move: () => moveWith(source, target) };
};
