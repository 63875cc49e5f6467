import { setTimeout as sleep } from 'node:timers/promises';
import type { Soak } from '../soak.ts';
import type { SoakedStore } from '../stores/soaked-store.ts';
import { issuesOf, outstanding } from './check.ts';
import { changes } from './load.ts';
import { allEvents, recordIssues } from './records.ts';
import { aStage, type Stage } from './stage.ts';

/** The number of rounds on one store before a new one is created. */
const roundsPerStage = 10;
/** Events that have not arrived are lost when none of them arrived for so long, which includes the expiry of leases and retries. */
const silenceMs = 400_000;

/** Kills both processes at random times while partners write. */
const playRound = async (
  { api, worker, scene }: Stage,
  { round, leisure }: { readonly round: number; readonly leisure: number },
): Promise<void> => {
  const load = changes({ ...scene, leisure });
  const one = async (process: Stage['api']) => {
    await sleep(200 + Math.random() * 2_000);
    await process.kill({ early: round % 2 === 0 });
  };
  await Promise.all([one(api), one(worker)]);
  await sleep(Math.random() * 500);
  await load.end();
  // The load has ended, but its events are not all delivered yet.
  await worker.kill({ early: false });
};

/** Resolves when nothing is missing, or when nothing arrives any longer, however slow the store is. */
const arrived = async (missing: () => readonly string[]): Promise<void> => {
  let left = missing().length;
  for (let last = Date.now(); left > 0 && Date.now() < last + silenceMs;) {
    await sleep(100);
    const now = missing().length;
    if (now < left) last = Date.now();
    left = now;
  }
};

/** Returns the violations in all rounds of a stage; a message is judged once. */
const examination = ({ ports, listeners, evidence }: Stage) => {
  let judged = 0;
  return async (): Promise<readonly string[]> => {
    const { recorded } = evidence(await allEvents(ports));
    await arrived(outstanding(evidence(recorded)));
    const found = evidence(recorded);
    const issues = issuesOf(found, judged);
    judged = found.received.length;
    return [...issues, ...(await recordIssues(ports, recorded, listeners))];
  };
};

/** How thoroughly events are tried. */
export interface Extent {
  /** The number of endpoints that subscribe to takedowns only. */
  readonly crowd: number;
  /** Whether the last round waits until leases expire instead of ending them. */
  readonly byTheClock: boolean;
}

/** More than one page of the fan-out, divided by the slowness of the store. */
const crowdFor = ({ leisure }: SoakedStore): number => (leisure > 1 ? 16 : 520);

/**
 * kill -9 of API and worker while licenses are issued and tracks are taken down and reinstated: every event arrives at every
 * endpoint that subscribes to it and responds, repeated only under its own ID, and nothing else does.
 */
export const soak =
  (store: SoakedStore, { crowd, byTheClock }: Extent = { crowd: crowdFor(store), byTheClock: true }): Soak =>
  async ({ rounds, say }) => {
    const server = await store.startServer();
    const { leisure } = store;
    let [received, wrong, repeated] = [0, 0, 0];
    let stage: Stage | undefined;
    let examine = async (): Promise<readonly string[]> => [];
    const close = async () => {
      if (!stage) return;
      const taken = stage.evidence([]).received.filter((message) => message.taken);
      received += taken.length;
      repeated +=
        taken.length -
        new Set(taken.map(({ path, headers }) => `${path} ${headers['webhook-id'] ?? ''}`)).size;
      await stage.close();
      stage = undefined;
    };
    try {
      for (let round = 1; round <= rounds; round++) {
        if ((round - 1) % roundsPerStage === 0) await close();
        if (!stage) {
          stage = await aStage(server, crowd);
          examine = examination(stage);
        }
        await playRound(stage, { round, leisure });
        if (!byTheClock || round < rounds) await stage.database.endLeases();
        const issues = await examine();
        for (const issue of issues.slice(0, 10)) say(`round ${round}: ${issue}`);
        if (issues.length > 10) say(`round ${round}: and ${issues.length - 10} more`);
        wrong += issues.length;
      }
    } finally {
      await close();
      await server.stop();
    }
    const summary = `${received} messages arrived, ${repeated} of them again, ${wrong} lost, untrue or at the wrong address`;
    return { passed: wrong === 0 && received > 0, summary };
  };
