import { openStore } from '../../../src/adapters/mongo/store.ts';
import { mongoKernel, prepare as prepareMongo } from '../../../src/adapters/mongo/kernel/index.ts';
import { postgresKernel, prepare as preparePostgres } from '../../../src/adapters/postgres/index.ts';
import { connect } from '../../../src/adapters/sqlite/connection.ts';
import { prepare as prepareSqlite, sqliteKernel } from '../../../src/adapters/sqlite/kernel/index.ts';
import { inlineWriter } from '../../../src/adapters/sqlite/writer.ts';
import type { AnyCollection } from '../../../src/adapters/store-kit/collection.ts';
import { outbox, type OutboxRecord } from '../../../src/adapters/store-kit/collections/effects.ts';
import { collections } from '../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../src/adapters/store-kit/kernel.ts';
import { all, insert, program } from '../../../src/adapters/store-kit/program.ts';
import { eventOutbox } from '../../../src/adapters/store-kit/repositories/webhooks/outbox.ts';
import { eventTypes } from '../../../src/domain/shared/event.ts';
import { anEvent, eventId, licenseId, platformId, trackId } from '../../support/builders/builders.ts';
import { needing } from '../../support/needing.ts';
import { borrowMongo, borrowPostgres } from '../../support/servers/lent/borrow.ts';

const { subjects: _, ...members } = outbox.members;
const { ofSubject: __, ...indexes } = outbox.indexes;
/** As the release before declared it. */
const before = { ...outbox, members, indexes };
const earlier: readonly AnyCollection[] = collections.map((each) =>
  each.name === outbox.name ? before : each,
);

const fill = program<readonly OutboxRecord[], number>(
  'outbox.fill',
  () => [],
  function* (records) {
    yield* all(...records.map((record) => insert(before, record)));
    return records.length;
  },
);

/** More events than are filled together, each about a license of its own and one of ten tracks. */
const events = Array.from({ length: 450 }, (_event, n) =>
  anEvent({ data: { licenseId: licenseId(n), trackId: trackId(n % 10) } }, n),
);

const timeoutMs = 240_000;

/** A store that can be prepared for collections, and a kernel on it. */
type Opened = () => Promise<{
  readonly prepare: (declared: readonly AnyCollection[]) => unknown;
  readonly kernel: (declared: readonly AnyCollection[]) => Kernel;
  readonly close: () => unknown;
}>;

const stillFound = (open: Opened) => async () => {
  const { prepare, kernel, close } = await open();
  await prepare(earlier);
  await kernel(earlier).run(
    fill,
    events.map((event) => ({ event, waiting: 0 as const })),
  );
  await prepare(collections);
  const found = eventOutbox(kernel(collections));
  const filter = { platformId: platformId(), types: eventTypes };
  const ofLicense = await found.latest({ ...filter, licenseId: licenseId(449) }, { limit: 50 });
  expect(ofLicense.events).toEqual([events[449]]);
  const ofTrack = await found.latest({ ...filter, trackId: trackId(3) }, { limit: 50 });
  expect(ofTrack.events.map((event) => event.eventId)).toEqual(
    Array.from({ length: 45 }, (_event, n) => eventId(443 - 10 * n)),
  );
  await close();
};

describe('events that a SQLite file contained before events were searched', () => {
  it(
    'are found by license and track',
    stillFound(async () => {
      const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
      return {
        prepare: (declared) => prepareSqlite(db, declared),
        kernel: (declared) => sqliteKernel({ read: db, writer: inlineWriter(db), collections: declared }),
        close: () => db.close(),
      };
    }),
  );
});

needing(['mongo', 'postgres'], 'events that a database contained before events were searched', () => {
  it(
    'are found by license and track on PostgreSQL',
    stillFound(async () => {
      const server = await borrowPostgres();
      const kernel = postgresKernel({ url: server.url, timeoutMs: timeoutMs });
      return {
        prepare: async (declared) => preparePostgres(server.url, declared),
        kernel: () => kernel,
        close: async () => {
          await kernel.close();
          await server.release();
        },
      };
    }),
    timeoutMs,
  );

  it(
    'are found by license and track on MongoDB',
    stillFound(async () => {
      const server = await borrowMongo();
      const url = new URL(server.url);
      url.pathname = '/earlier';
      const store = openStore({ url: url.href, timeoutMs: timeoutMs });
      return {
        prepare: async (declared) => prepareMongo(store.db, declared),
        kernel: () => mongoKernel(store),
        close: async () => {
          await store.close();
          await server.release();
        },
      };
    }),
    timeoutMs,
  );
});
