import { licenseLedgerCommands } from '../src/adapters/sqlite/license-ledger.ts';
import { usageJournalCommands } from '../src/adapters/sqlite/usage-journal.ts';
import { connect } from '../src/adapters/sqlite/connection.ts';
import { commandsOf, prepare, sqliteKernel } from '../src/adapters/sqlite/kernel/index.ts';
import { storageOn } from '../src/adapters/sqlite/index.ts';
import { migrate } from '../src/adapters/sqlite/migrations/index.ts';
import { inlineWriter, type Writer } from '../src/adapters/sqlite/writer.ts';
import { commitTogether, type AnyCommand, type Order } from '../src/adapters/sqlite/command.ts';
import { collections, programs, storeOn } from '../src/adapters/store-kit/index.ts';
import type { LicenseLedger, Opening } from '../src/ports/driven/license-ledger.ts';
import type { PlatformRegistry } from '../src/ports/driven/platform-registry.ts';
import type { ReceiptBook } from '../src/ports/driven/receipt-book.ts';
import type { TrackLibrary } from '../src/ports/driven/track-library.ts';
import type { UsageBatch, UsageJournal } from '../src/ports/driven/usage-journal.ts';
import {
  aLicense,
  anEvent,
  aPlatform,
  aTrack,
  aUsageEvent,
  contentId,
  noon,
  trackId,
} from '../test/support/builders.ts';
import { rounded, type Bench } from './figures.ts';

const rounds = 9;
const openings = 2_000;
const batches = 100;
const eventsOfBatch = 50;
/** As many commands share a transaction of a busy writer. */
const group = 100;

interface Side {
  readonly name: string;
  readonly ledger: LicenseLedger;
  readonly receipts: ReceiptBook;
  readonly journal: Pick<UsageJournal, 'record'>;
  readonly library: Pick<TrackLibrary, 'commit'>;
  readonly registry: Pick<PlatformRegistry, 'register'>;
  /** What the writer is sent is run here, in groups. */
  readonly flush: () => void;
}

/** A writer that gathers what it is asked for, and runs it when it is told to. */
const gathering = (db: Parameters<typeof commitTogether>[0], commands: readonly AnyCommand[]) => {
  const inline = inlineWriter(db);
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
      for (const answer of commitTogether(db, orders, (name) => byName.get(name)))
        if (!answer.ok) throw new Error(answer.message);
      orders = [];
    },
  };
};

const opened = () => connect({ file: ':memory:', busyTimeoutMs: 0 });

const today = () => {
  const db = opened();
  migrate(db);
  const { writer, ...gathered } = gathering(db, [...licenseLedgerCommands, ...usageJournalCommands]);
  const store: Parameters<typeof storageOn>[0] = {
    read: db,
    write: async (command, args) => (await writer.write(command, args)) as never,
    dataVersion: () => 1,
    close: async () => db.close(),
  };
  return { name: 'today', ...storageOn(store), ...gathered };
};

const kit = () => {
  const db = opened();
  prepare(db, collections);
  const { writer, ...gathered } = gathering(db, commandsOf(programs));
  return { name: 'store kit', ...storeOn(sqliteKernel({ read: db, writer, collections })), ...gathered };
};

const staged = async ({ library, registry }: Pick<Side, 'library' | 'registry'>) => {
  const { catalogVersion: _, ...track } = aTrack();
  await library.commit({ track, guards: { catalogVersion: 'absent' }, events: [] });
  await registry.register({ platform: aPlatform(), credentials: [] });
};

const opening = (n: number, key: string | undefined): Opening => {
  const candidate = aLicense({ contentId: contentId(n) }, n);
  return {
    candidate,
    guards: {
      track: { trackId: candidate.trackId, catalogVersion: 1 },
      platform: { platformId: candidate.platformId, version: 1 },
      quota: { month: '2026-11', limit: null },
    },
    events: [anEvent({ data: { licenseId: candidate.licenseId } }, n)],
    ...(key !== undefined && { receipt: { key, status: 201, resourceId: candidate.licenseId } }),
  };
};

/** The nth batch of usage: of one day, mostly plays, of popular tracks and others, some of it unlicensed. */
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
});

type Gathered = Side & { readonly gather: (is: boolean) => unknown };

/** CPU of the writer for each of several writes, µs: everything between the port's call and the commit. */
const measured = async (
  { gather, flush }: Gathered,
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

type Prepared = (side: Gathered, round: number) => Promise<readonly (() => Promise<unknown>)[]>;

const opensUnder =
  (underKeys: boolean): Prepared =>
  async ({ ledger, receipts }, round) => {
    const first = 1 + round * openings;
    const asked = Array.from({ length: openings }, (_, i) =>
      opening(first + i, underKeys ? `key ${first + i}` : undefined),
    );
    for (const { receipt } of asked)
      if (receipt)
        await receipts.begin({
          ...{ key: receipt.key, fingerprint: 'payload', now: noon },
          ...{ leaseUntil: noon + 60_000, keepUntil: noon + 86_400_000 },
        });
    return asked.map((each) => () => ledger.open(each));
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

/** npm run bench -- store-kit: what writes cost SQLite's writer, today's store and the store kit in turn. */
export const run: Bench = async function* () {
  for (const [operation, prepared] of operations) {
    const sides = [today(), kit()];
    for (const side of sides) await staged(side);
    const costs = new Map(sides.map(({ name }) => [name, [] as number[]]));
    // The first round only warms up.
    for (let round = 0; round <= rounds; round++)
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const cost = await measured(side, await prepared(side, round));
        if (round > 0) costs.get(side.name)?.push(cost);
      }
    const [now = NaN, then = NaN] = sides.map(({ name }) => median(costs.get(name) ?? []));
    yield {
      ...{ bench: 'store-kit', operation, rounds },
      todayCpuUs: rounded(now, 1),
      kitCpuUs: rounded(then, 1),
      ratio: rounded(then / now),
    };
    for (const side of sides) await side.close();
  }
};
