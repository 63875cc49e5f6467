import type { Log } from '../../../ports/driven/shared/log.ts';
import type { SettleDueAccounts } from '../../../ports/driving/billing.ts';
import { loops } from './loops.ts';

interface Dependencies {
  readonly settleDueAccounts: SettleDueAccounts;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

const batchSize = 100;
/** Grace periods last for days. */
const idleMs = 10_000;

/** Settles due accounts: sends warnings, and ends plans that are no longer paid. */
export const billingWorker = ({ settleDueAccounts, log }: Dependencies) => {
  const { forever, close } = loops(log);
  const settle = async (): Promise<boolean> => {
    const settled = await settleDueAccounts({ limit: batchSize });
    return settled.ok && settled.value === batchSize;
  };
  forever('settling accounts', settle, idleMs);
  return { close };
};
