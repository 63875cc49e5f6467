import { execFile, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { partnerClient, type PartnerClient } from '../clients/partner-client.ts';
import { startApi, type ApiProcess } from '../service/api-process.ts';

/** The program that kills the process that it is imported into. */
export const killAtStep = join(
  import.meta.dirname,
  ...['..', '..', 'integration', 'main', 'programs', 'kill-at-step.ts'],
);

export interface Running {
  readonly api: ApiProcess;
  readonly client: PartnerClient;
  /** Names the lasting steps since `arm` was called. */
  readonly steps: () => Promise<readonly string[]>;
  /** From now on steps count: the process kills itself before the one with the number that it was started with. */
  readonly arm: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

interface KilledService {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts the service as a process that can kill itself before a lasting step: a commit, or a change of the names of files. */
export const killedAtStep = async ({ folder, environment }: KilledService, killAt = 0): Promise<Running> => {
  const steps = join(folder, 'steps');
  // The number is passed already, so that no step of the start is the one.
  await writeFile(steps, 'start\n'.repeat(killAt));
  const variables = { NODE_OPTIONS: `--import ${killAtStep}`, STEPS: steps, KILL_AT: String(killAt) };
  const api = await startApi(folder, { ...environment, ...variables });
  if ((await api.ready()) === false) throw new Error(`the service did not start: ${api.outcome()}`);
  const client = await partnerClient(api.baseUrl);
  return {
    ...{ api, client },
    steps: async () => (await readFile(steps, 'utf8')).split('\n').slice(0, -1),
    arm: () => writeFile(steps, ''),
    kill: async () => {
      client.close();
      await api.kill();
    },
  };
};

const run = promisify(execFile);

/** The state of a process, by its first letter: T where it is stopped. Empty if it ended. */
const stateOf = async ({ pid }: ChildProcess): Promise<string> => {
  try {
    if (process.platform !== 'linux') return (await run('ps', ['-o', 'state=', '-p', String(pid)])).stdout;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2);
  } catch {
    return '';
  }
};

/** Acts whenever a process has stopped itself, and then lets it continue, until `over` settles. */
export const atEachStop = async (
  child: ChildProcess,
  over: Promise<unknown>,
  act: () => Promise<void>,
): Promise<void> => {
  const ending = new AbortController();
  const watched = over.finally(() => ending.abort());
  watched.catch(() => undefined);
  try {
    while (!ending.signal.aborted) {
      if ((await stateOf(child)).startsWith('T')) {
        await act();
        child.kill('SIGCONT');
      } else await sleep(2);
    }
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  await watched;
};

/** The remains of a process that is killed before a step. */
export interface Left<Known> {
  /** A copy of its folder. */
  readonly dataDir: string;
  /** The step before which it ended. */
  readonly step: string;
  /** The knowledge of its client. */
  readonly known: Known;
}

/**
 * Starts the service once, stops it before each lasting step of an act from the call of `arm` on, copies its folder, and lets it continue. A copy
 * has the remains of a process that is killed then: one that is killed writes no more either, and no process has locks on the copy.
 * `known` returns the knowledge of the client. The copies are removed after `use`.
 */
export const leftAtSteps = async <Known>(
  place: KilledService,
  act: (running: Running, arm: () => Promise<void>) => Promise<void>,
  known: () => Known,
  use: (left: readonly Left<Known>[]) => Promise<void>,
): Promise<void> => {
  const running = await killedAtStep(place);
  const left: Left<Known>[] = [];
  const copied = async (): Promise<void> => {
    const dataDir = await mkdtemp(join(tmpdir(), 'left-'));
    await cp(place.folder, dataDir, { recursive: true });
    // Meanwhile the client reads what was sent before.
    await sleep(20);
    left.push({ dataDir, step: (await running.steps()).at(-1) ?? '', known: known() });
  };
  try {
    try {
      const arm = () => writeFile(join(place.folder, 'steps'), 'stop\n');
      await atEachStop(running.api.child, act(running, arm), copied);
    } finally {
      await running.kill();
    }
    await use(left);
  } finally {
    for (const { dataDir } of left) await rm(dataDir, { recursive: true, force: true });
  }
};
