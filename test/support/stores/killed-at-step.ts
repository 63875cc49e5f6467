import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Starts the service as a process that can kill itself before a lasting step: a commit, or a change of the names of files. */
export const killedAtStep = async (
  {
    folder,
    environment,
  }: { readonly folder: string; readonly environment: Readonly<Record<string, string>> },
  killAt = 0,
): Promise<Running> => {
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
