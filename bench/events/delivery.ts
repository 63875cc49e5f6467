import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Track } from '../../src/domain/catalog/track.ts';
import { trackUpdated } from '../../src/domain/catalog/events.ts';
import { licenseIssued } from '../../src/domain/licensing/events.ts';
import { monthOf } from '../../src/domain/shared/calendar.ts';
import { ContentId, EventId, LicenseId } from '../../src/domain/shared/ids.ts';
import { openAdapters } from '../../src/main/adapters/open-adapters.ts';
import type { Adapters } from '../../src/main/features/wiring/container.ts';
import { configFrom } from '../../src/main/settings/config.ts';
import { aLicense, aTrack } from '../../test/support/builders/builders.ts';
import { percentile, rounded, type BenchLine } from '../figures.ts';
import { startServer } from '../http/child.ts';
import { countsIn } from './counts.ts';
import {
  populate,
  receivedMessages,
  type Behavior,
  type Listener,
  type ReceivedMessage,
} from './population.ts';
import { effectsOf } from '../../test/support/effects.ts';

const endpoints = 1_000;
const deliveriesPerSecond = 500;
/** How many of these are for changes that every endpoint receives; the others are for licenses, which one endpoint receives. */
const ofTheCatalog = deliveriesPerSecond / 2;
const tickMs = 20;
/** How long to wait for the last delivery after the last event. */
const timeoutMs = 30_000;

const behaviorOf = (n: number): Behavior =>
  n % 10 === 0 ? 'black-hole' : n % 10 === 5 ? 'failing' : 'healthy';

/** A published event: when its commit was acknowledged, how long the commit took, and which endpoints receive it. */
interface Published {
  readonly id: string;
  readonly at: number;
  readonly commitMs: number;
  readonly to: readonly Listener[];
}

/** Commits changes as an API process would, at an even pace. */
const publishAll = async (
  { library, ledger, ids }: Pick<Adapters, 'library' | 'ledger' | 'ids'>,
  listeners: readonly Listener[],
  seconds: number,
): Promise<readonly Published[]> => {
  const { catalogVersion: _, ...fresh } = aTrack();
  const commit = (record: Omit<Track, 'catalogVersion'>, before: number | 'absent', id?: EventId) =>
    library.commit({
      track: record as typeof fresh,
      guards: { catalogVersion: before },
      effects: effectsOf({
        events: id === undefined ? [] : [trackUpdated(record as typeof fresh, ['bpm'], id)],
      }),
    });
  await commit(fresh, 'absent');
  // Licenses are for other tracks than changes, because a change rejects licenses that are being issued.
  const { catalogVersion: __, ...other } = aTrack({}, 2);
  const second = await commit(other, 'absent');
  if (second.outcome !== 'committed') throw new Error(second.guard);
  let changed: Track = second.track;

  const issue = async (n: number) => {
    const listener = listeners[(n * 7) % listeners.length];
    if (!listener) throw new Error('nobody listens');
    const { platformId, version } = listener.platform;
    const now = Date.now();
    const id = EventId(ids.next('event'));
    const candidate = aLicense({
      licenseId: LicenseId(ids.next('license')),
      platformId,
      contentId: ContentId(`content-${n}`),
      issuedAt: now,
      validFrom: now,
    });
    const opened = await ledger.open({
      candidate,
      guards: {
        track: { trackId: fresh.trackId, catalogVersion: 1 },
        platform: { platformId, version },
        quota: { month: monthOf(now), limit: null },
      },
      effects: effectsOf({ events: [licenseIssued(candidate, id)] }),
      warnings: [],
    });
    if (opened.outcome !== 'opened') throw new Error(`no license: ${JSON.stringify(opened)}`);
    return { id, to: [listener] };
  };
  const change = async () => {
    const id = EventId(ids.next('event'));
    const { catalogVersion, ...before } = changed;
    const record = { ...before, bpm: 60 + (catalogVersion % 60), updatedAt: Date.now() };
    const committed = await commit(record, catalogVersion, id);
    if (committed.outcome !== 'committed') throw new Error(committed.guard);
    changed = committed.track;
    return { id, to: listeners };
  };

  const published: Promise<Published>[] = [];
  const publish = async (
    make: () => ReturnType<typeof change> | ReturnType<typeof issue>,
  ): Promise<Published> => {
    const began = performance.now();
    const { id, to } = await make();
    return { id, to, at: Date.now(), commitMs: performance.now() - began };
  };
  let [changes, issues] = [0, 0];
  const started = performance.now();
  for (;;) {
    const elapsed = (performance.now() - started) / 1_000;
    const until = Math.min(elapsed, seconds);
    while (issues < until * (deliveriesPerSecond - ofTheCatalog)) {
      const n = issues++;
      published.push(publish(() => issue(n)));
    }
    while (changes < (until * ofTheCatalog) / endpoints) {
      changes += 1;
      published.push(publish(change));
    }
    if (elapsed >= seconds) return Promise.all(published);
    await sleep(tickMs);
  }
};

/** Returns the lags of deliveries in milliseconds, and counts missing ones. */
const judged = (published: readonly Published[], messages: readonly ReceivedMessage[]) => {
  const arrived = new Map<string, number>();
  let repeated = 0;
  for (const { path, id, at } of messages) {
    const pair = `${path} ${id}`;
    if (arrived.has(pair)) repeated += 1;
    else arrived.set(pair, at);
  }
  const wanted = published.flatMap(({ id, at, to }) =>
    to.filter(({ behavior }) => behavior === 'healthy').map(({ path }) => ({ pair: `${path} ${id}`, at })),
  );
  const lags = wanted.flatMap(({ pair, at }) => {
    const there = arrived.get(pair);
    return there === undefined ? [] : [Math.max(0, there - at)];
  });
  return { lags, lost: wanted.length - lags.length, repeated, unwanted: arrived.size - lags.length };
};

/** Runs one worker process with a thousand endpoints. A fifth of them fail or hang. */
export async function* deliveryFigures(folder: string, seconds: number): AsyncGenerator<BenchLine> {
  const environment = { DATA_DIR: folder, ALLOW_LOOPBACK_URLS: '1', LOG_LEVEL: 'error', DEMO_CATALOG: '0' };
  const config = configFrom(environment);
  const open = await openAdapters(config);
  const receivers = await startServer('receivers', '../events/receivers.ts');
  const worker = await startServer('worker', '../events/worker-server.ts', environment);
  try {
    const eventTypes = ['license.issued', 'track.updated'] as const;
    const listeners = await populate(open.adapters, receivers, { count: endpoints, eventTypes, behaviorOf });
    const cpu = await worker.cpu();
    const published = await publishAll(open.adapters, listeners, seconds);
    const load = loadavg()[0] ?? NaN;
    const created = published.reduce((sum, { to }) => sum + to.length, 0);
    const messages: ReceivedMessage[] = [];
    const until = Date.now() + timeoutMs;
    do {
      messages.push(...(await receivedMessages(receivers)));
      await sleep(250);
    } while (judged(published, messages).lost > 0 && Date.now() < until);
    const spent = (await worker.cpu()) - cpu;
    const { lags, lost, repeated, unwanted } = judged(published, messages);
    const { deliveries, attempts, p99 } = countsIn(join(config.dataDir, 'licensing.db'));
    yield {
      bench: 'events',
      result: 'deliveries',
      endpoints,
      blackHoles: listeners.filter(({ behavior }) => behavior === 'black-hole').length,
      failing: listeners.filter(({ behavior }) => behavior === 'failing').length,
      seconds,
      deliveriesPerSecond: rounded(created / seconds, 0),
      healthyLagP50Ms: percentile(lags, 0.5),
      healthyLagP99Ms: percentile(lags, 0.99),
      healthyLagMaxMs: percentile(lags, 1),
      maxWantedP99Ms: 2_000,
      ...p99,
      lost: lost + (created - deliveries),
      repeated,
      unwanted,
      attempts,
      workerCpuUsPerAttempt: rounded(spent / attempts, 0),
      commitP50Ms: rounded(
        percentile(
          published.map(({ commitMs }) => commitMs),
          0.5,
        ),
        1,
      ),
      commitP99Ms: rounded(
        percentile(
          published.map(({ commitMs }) => commitMs),
          0.99,
        ),
        1,
      ),
      machineLoad: rounded(load, 1),
    };
  } finally {
    await worker.stop();
    await receivers.stop();
    await open.close();
  }
}
