import type { RequestMeter } from '../../application/limits/request-meter.ts';
import { pinoLog } from '../../adapters/pino/index.ts';
import type { Log } from '../../ports/driven/shared/log.ts';
import type { Driving } from '../../ports/driving/index.ts';
import { awaitStorage } from '../adapters/await-storage.ts';
import { openAdapters, type OpenAdapters } from '../adapters/open-adapters.ts';
import { meter } from '../features/requests.ts';
import { allFeatures } from '../features/wiring/all-features.ts';
import { tracedUseCases } from '../tracing/traced-use-cases.ts';
import { containerOf, resolve, useCasesOf } from '../features/wiring/container.ts';
import type { Config } from '../settings/config.ts';

/** The adapters and use cases that servers and workers depend on. */
export interface OpenService {
  readonly open: OpenAdapters;
  readonly useCases: Driving;
  readonly meter: RequestMeter;
  readonly log: Log;
}

const createFirstStaffAccount = async (
  { bootstrapAdmin }: Driving,
  { firstStaff }: Config,
  log: Log,
): Promise<void> => {
  if (!firstStaff) return;
  const outcome = await bootstrapAdmin(firstStaff);
  if (outcome.ok && outcome.value === 'created')
    log.info('created the first staff account', { email: firstStaff.email });
};

/** Closes the adapters if the step fails. */
const closeOnFailure = async (open: OpenAdapters, step: () => Promise<void>): Promise<void> => {
  try {
    await step();
  } catch (error) {
    await open.close();
    throw error;
  }
};

/** Opens the adapters, waits for the store, checks the master key and creates the first staff account. */
export const openService = async (config: Config, given?: OpenAdapters): Promise<OpenService> => {
  const level = config.logLevel;
  const ofProcess = pinoLog({ level });
  const print = (line: string): void => ofProcess.warn(line);
  const open = given ?? (await openAdapters(config, { print }));
  const { adapters, storage, tracer } = open;
  const log = tracer ? pinoLog({ level, context: () => tracer.ids() }) : ofProcess;
  const container = containerOf(adapters, config, allFeatures);
  const untraced = useCasesOf(container, allFeatures);
  const useCases = tracer ? tracedUseCases(untraced, tracer) : untraced;
  const mayRegister = async () => (await storage.probeWrites()) === undefined;
  await closeOnFailure(open, () =>
    awaitStorage({ clock: adapters.clock, print }, async () => {
      await storage.mayServe();
      await useCases.checkMasterKey({ mayRegister });
    }),
  );
  await open.limits.begin(log);
  await closeOnFailure(open, () => createFirstStaffAccount(useCases, config, log));
  return { open, useCases, meter: resolve(container, meter.token), log };
};
