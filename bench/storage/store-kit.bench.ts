import { connect } from '../../src/adapters/sqlite/connection.ts';
import { prepare, sqliteKernel, writerCommands } from '../../src/adapters/sqlite/kernel/index.ts';
import { inlineWriter, type Writer } from '../../src/adapters/sqlite/writer.ts';
import { committer, type AnyCommand, type Order } from '../../src/adapters/sqlite/command.ts';
import { collections, programs, storeOn } from '../../src/adapters/store-kit/index.ts';
import type { Opening } from '../../src/ports/driven/licensing/license-ledger.ts';
import type { UsageBatch } from '../../src/ports/driven/usage/usage-journal.ts';
import {
  aLicense,
  anEvent,
  aPlatform,
  aTrack,
  aUsageEvent,
  contentId,
  noon,
  trackId,
} from '../../test/support/builders/builders.ts';
import { rounded, type Bench } from '../figures.ts';
import { effectsOf, noEffects } from '../../test/support/effects.ts';

const rounds = 9;
const openings = 2_000;
const batches = 100;
const eventsOfBatch = 50;
/** Commands per transaction of a busy writer. */
const group = 100;

/** A writer that collects commands, and runs them on request. */
const gathering = (db: Parameters<typeof committer>[0], commands: readonly AnyCommand[]) => {
  const inline = inlineWriter(db);
  const commit = committer(db);
  const byName = new Map(commands.map((command) => [command.name, command]));
  let orders: Order[] = [];
  let together = false;
  const writer: Writer = {
    write: async (command, args) => {
      if (!together) return inline.write(command, args);
      orders.push({ name: command.name, args });
      return { outcome: 'opened' };
    },
    close: () => inline.close(),
  };
  return {
    writer,
    gather: (is: boolean) => (together = is),
    flush: () => {
      for (const answer of commit(orders, (name) => byName.get(name)))
        if (!answer.ok) throw new Error(answer.message);
      orders = [];
    },
  };
};

const opened = () => {
  const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
  prepare(db, collections);
  const { writer, ...gathered } = gathering(db, writerCommands(collections, programs));
  return { ...storeOn(sqliteKernel({ read: db, writer, collections })), ...gathered };
};
type Store = ReturnType<typeof opened>;

const staged = async ({ library, registry }: Store) => {
  const { catalogVersion: _, ...track } = aTrack();
  await library.commit({ track, guards: { catalogVersion: 'absent' }, effects: noEffects });
  await registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
};

const opening = (n: number, key: string | undefined): Opening => {
  const candidate = aLicense({ contentId: contentId(n) }, n);
  return {
    candidate,
    warnings: [],
    guards: {
      track: { trackId: candidate.trackId, catalogVersion: 1 },
      platform: { platformId: candidate.platformId, version: 1 },
      quota: { month: '2026-11', limit: null },
    },
    effects: effectsOf({
      events: [anEvent({ data: { licenseId: candidate.licenseId } }, n)],
      idempotency: key !== undefined ? { key, status: 201, resourceId: candidate.licenseId } : undefined,
    }),
  };
};

/** Returns the nth batch of usage events: one day, mostly plays, popular and other tracks, some unlicensed. */
const batchOf = (n: number, withIds: boolean): UsageBatch => ({
  batchId: `batch ${n}`,
  events: Array.from({ length: eventsOfBatch }, (_, index) => {
    const place = n * eventsOfBatch + index;
    return {
      index,
      event: aUsageEvent(
        {
          eventType: index % 5 === 0 ? 'impression' : 'play',
          trackId: trackId(1 + ((place * 7919) % (index % 2 === 0 ? 10 : 1_000))),
          occurredAt: noon - index * 60_000,
          territory: ['DE', 'FR', 'US', 'GB', 'ES'][index % 5] ?? 'DE',
          contentId: contentId(place),
          unlicensed: index % 10 === 3,
          ...(withIds && { eventId: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}` }),
        },
        place,
      ),
    };
  }),
  rejected: [],
  effects: noEffects,
});

/** CPU time of the writer per write, in µs, from the call of the port to the commit. */
const measured = async (
  { gather, flush }: Store,
  writes: readonly (() => Promise<unknown>)[],
): Promise<number> => {
  gather(true);
  const before = process.cpuUsage();
  for (let at = 0; at < writes.length; at += group) {
    const answers = writes.slice(at, at + group).map((write) => write());
    flush();
    await Promise.all(answers);
  }
  const { user, system } = process.cpuUsage(before);
  gather(false);
  return (user + system) / writes.length;
};

type Prepared = (store: Store, round: number) => Promise<readonly (() => Promise<unknown>)[]>;

const opensUnder =
  (underKeys: boolean): Prepared =>
  async ({ ledger, idempotencyStore }, round) => {
    const first = 1 + round * openings;
    const requested = Array.from({ length: openings }, (_, i) =>
      opening(first + i, underKeys ? `key ${first + i}` : undefined),
    );
    for (const { idempotency } of requested.map(({ effects }) => effects))
      if (idempotency)
        await idempotencyStore.begin({
          ...{ key: idempotency.key, fingerprint: 'payload', now: noon },
          ...{ leaseUntil: noon + 60_000, keepUntil: noon + 86_400_000 },
        });
    return requested.map((each) => () => ledger.open(each));
  };

const records =
  (withIds: boolean): Prepared =>
  async ({ journal }, round) =>
    Array.from({ length: batches }, (_, i) => batchOf(round * batches + i, withIds)).map(
      (batch) => () => journal.record(batch),
    );

const operations: readonly (readonly [string, Prepared])[] = [
  ['open', opensUnder(false)],
  ['open under an idempotency key', opensUnder(true)],
  [`record ${eventsOfBatch} usage events`, records(false)],
  [`record ${eventsOfBatch} usage events with ids`, records(true)],
];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** npm run bench -- store-kit measures writes of SQLite's writer, the median of several rounds. */
export const run: Bench = async function* () {
  for (const [operation, prepared] of operations) {
    const store = opened();
    await staged(store);
    const costs: number[] = [];
    // The first round only warms up.
    for (let round = 0; round <= rounds; round++) {
      const cost = await measured(store, await prepared(store, round));
      if (round > 0) costs.push(cost);
    }
    yield { bench: 'store-kit', operation, rounds, cpuUs: rounded(median(costs), 1) };
    await store.close();
  }
};
