import { setTimeout as sleep } from 'node:timers/promises';
import type { Soak } from '../soak.ts';
import { issuesOf, missingIn } from './check.ts';
import { changes } from './load.ts';
import { allTold, recordFlaws } from './records.ts';
import { aStage, sqlitePlace, type Place, type Stage } from './stage.ts';

/** The number of rounds on one store before a new one is created. */
const roundsOnAStage = 10;
/** The time in which all recorded events must arrive, including the expiry of leases. */
const arrivesWithinMs = 120_000;

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

const examined = async (stage: Stage): Promise<readonly string[]> => {
  const until = Date.now() + arrivesWithinMs;
  const { ports, listeners, evidence } = stage;
  const recorded = evidence(await allTold(ports)).recorded;
  while (missingIn(evidence(recorded)).length > 0 && Date.now() < until) await sleep(100);
  return [...issuesOf(evidence(recorded)), ...(await recordFlaws(ports, recorded, listeners))];
};

interface Trial {
  readonly crowd: number;
  /** Pause of partners and operator between two changes, in milliseconds: 1 on a fast machine and store. */
  readonly leisure: number;
  readonly placeIn: (folder: string) => Place;
  /** Whether the last round waits until leases expire instead of ending them. */
  readonly byTheClock: boolean;
}

export const eventsKill =
  ({ placeIn, byTheClock, crowd, leisure }: Trial): Soak =>
  async ({ rounds, say }) => {
    let [received, wrong, repeated] = [0, 0, 0];
    let stage: Stage | undefined;
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
        if ((round - 1) % roundsOnAStage === 0) await close();
        stage ??= await aStage(placeIn, crowd);
        await playRound(stage, { round, leisure });
        if (!byTheClock || round < rounds) await stage.place.leasesEnd();
        const issues = await examined(stage);
        for (const flaw of issues.slice(0, 10)) say(`round ${round}: ${flaw}`);
        if (issues.length > 10) say(`round ${round}: and ${issues.length - 10} more`);
        wrong += issues.length;
      }
    } finally {
      await close();
    }
    const summary = `${received} messages arrived, ${repeated} of them again, ${wrong} lost, untrue or at the wrong address`;
    return { passed: wrong === 0 && received > 0, summary };
  };

/**
 * kill -9 of API and worker while licenses are issued and tracks come and go: every event arrives at every endpoint that
 * receives it and answers, again only under its own id, and nothing else does.
 */
export const soak = eventsKill({
  placeIn: sqlitePlace,
  // More than one page of the fan-out.
  crowd: 520,
  leisure: 1,
  byTheClock: true,
});
