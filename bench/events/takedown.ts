import { loadavg } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../src/adapters/sqlite/connection.ts';
import { perform } from '../../src/adapters/sqlite/kernel/run.ts';
import { dayCount, licenses, months } from '../../src/adapters/store-kit/collections/licensing.ts';
import { insert, increment } from '../../src/adapters/store-kit/program.ts';
import { monthOf } from '../../src/domain/shared/calendar.ts';
import { openAdapters } from '../../src/main/adapters/open-adapters.ts';
import { configFrom } from '../../src/main/settings/config.ts';
import { operator } from '../../src/main/features/operator.ts';
import { containerOf, useCasesOf } from '../../src/main/features/wiring/container.ts';
import { aLicense, aTrack, contentId, licenseId, platformId } from '../../test/support/builders/builders.ts';
import { percentile, rounded, type BenchLine } from '../figures.ts';
import { startServer } from '../http/child.ts';
import { populate, receivedMessages, type ReceivedMessage } from './population.ts';
import { noEffects } from '../../test/support/effects.ts';

const endpoints = 10_000;
const times = 40;
const timeoutMs = 300_000;

/** Writes licenses of the first track, evenly for all platforms, as the ledger does, but in one transaction. */
const license = (file: string, count: number): void => {
  const db = connect({ file, busyTimeoutMs: 5_000 });
  const issuedAt = Date.now();
  const perPlatform = Math.ceil(count / endpoints);
  const issued = aLicense({ trackId: aTrack().trackId, issuedAt, validFrom: issuedAt });
  db.script('PRAGMA synchronous = OFF; BEGIN');
  for (let n = 0; n < count; n++) {
    const owner = platformId(1 + Math.floor(n / perPlatform));
    const own = { licenseId: licenseId(n + 1), platformId: owner, contentId: contentId(n + 1) };
    perform(db, insert(licenses, { ...issued, ...own }));
    perform(db, increment(months, [owner, monthOf(issuedAt)], { issued: 1, [dayCount(issuedAt)]: 1 }));
  }
  db.script('COMMIT; ANALYZE');
  db.close();
};

const waiting = `SELECT count(*) AS n FROM outbox WHERE waiting = 1 AND type = 'track.takedown'`;

const sql = <T>(file: string, work: (db: DatabaseSync) => T): T => {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    return work(db);
  } finally {
    db.close();
  }
};

/** Measures a takedown of a track that every platform has licensed, beside one that none has; then its delivery. */
export async function* takedownFigures(folder: string, licenses: number): AsyncGenerator<BenchLine> {
  const environment = { DATA_DIR: folder, ALLOW_LOOPBACK_URLS: '1', LOG_LEVEL: 'error', DEMO_CATALOG: '0' };
  const config = configFrom(environment);
  const file = join(config.dataDir, 'licensing.db');
  const open = await openAdapters(config);
  const { takeDownTrack, approveTrack } = useCasesOf(containerOf(open.adapters, config, operator), operator);
  const receivers = await startServer('receivers', '../events/receivers.ts');
  const timed = async (work: () => Promise<{ readonly ok: boolean }>): Promise<number> => {
    const began = performance.now();
    if (!(await work()).ok) throw new Error('a change was rejected');
    return performance.now() - began;
  };
  const [{ trackId }, other] = [aTrack(), aTrack({}, 2).trackId];
  const takeDown = (id: typeof trackId) => () => takeDownTrack({ trackId: id, reason: 'legal' });
  /** The event is an update, which no endpoint here receives. */
  const withdraw = (id: typeof trackId) => () =>
    takeDownTrack({ trackId: id, reason: 'withdrawn', territories: ['DE'] });
  const reinstate = (id: typeof trackId) => () => approveTrack({ trackId: id });
  const line = { bench: 'events', result: 'takedown', endpoints, licenses } as const;
  try {
    for (const n of [1, 2]) {
      const { catalogVersion: _, ...track } = aTrack({}, n);
      await open.adapters.library.commit({ track, guards: { catalogVersion: 'absent' }, effects: noEffects });
    }
    const everyEndpoint = { count: endpoints, behaviorOf: () => 'healthy' as const };
    await populate(open.adapters, receivers, { ...everyEndpoint, eventTypes: ['track.takedown'] });
    license(file, licenses);

    const [takedowns, others]: [number[], number[]] = [[], []];
    for (let n = 0; n < times; n++) {
      takedowns.push(await timed(takeDown(trackId)));
      others.push(await timed(takeDown(other)));
      await reinstate(trackId)();
      await reinstate(other)();
    }
    // Only the last event is delivered.
    sql(file, (db) => db.exec(`UPDATE outbox SET waiting = 0, doc = json_set(doc, '$.waiting', 0)`));
    await takeDown(trackId)();
    yield {
      ...line,
      what: 'its commit, beside that of a track which nobody has',
      commitP50Ms: rounded(percentile(takedowns, 0.5), 1),
      commitMaxMs: rounded(percentile(takedowns, 1), 1),
      otherCommitP50Ms: rounded(percentile(others, 0.5), 1),
      otherCommitMaxMs: rounded(percentile(others, 1), 1),
      machineLoad: rounded(loadavg()[0] ?? NaN, 1),
    };

    const worker = await startServer('worker', '../events/worker-server.ts', environment);
    const began = Date.now();
    const messages: ReceivedMessage[] = [];
    const beside: number[] = [];
    let fannedOutMs = NaN;
    while (messages.length < endpoints && Date.now() - began < timeoutMs) {
      beside.push(await timed(beside.length % 2 === 0 ? withdraw(other) : reinstate(other)));
      const waits = sql(file, (db) => db.prepare(waiting).get());
      if (Number.isNaN(fannedOutMs) && waits?.['n'] === 0) fannedOutMs = Date.now() - began;
      messages.push(...(await receivedMessages(receivers)));
      await sleep(100);
    }
    const cpu = await worker.cpu();
    await worker.stop();
    yield {
      ...line,
      what: 'its way out, from the start of a worker',
      fannedOutMs,
      deliveredMs: Math.max(...messages.map(({ at }) => at)) - began,
      lost: endpoints - new Set(messages.map(({ path }) => path)).size,
      repeated: messages.length - new Set(messages.map(({ path }) => path)).size,
      workerCpuUsPerDelivery: rounded(cpu / endpoints, 0),
      otherCommitP50Ms: rounded(percentile(beside, 0.5), 1),
      otherCommitP99Ms: rounded(percentile(beside, 0.99), 1),
      machineLoad: rounded(loadavg()[0] ?? NaN, 1),
    };
  } finally {
    await receivers.stop();
    await open.close();
  }
}
