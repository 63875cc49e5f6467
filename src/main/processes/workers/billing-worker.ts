import type { Log } from '../../../ports/driven/shared/log.ts';
import type { SettleDueAccounts } from '../../../ports/driving/billing.ts';
import type { InvoiceDueFees } from '../../../ports/driving/fees/fees.ts';
import type { RemindOfOverdueInvoices } from '../../../ports/driving/fees/fee-payments.ts';
import type { RunTurn } from '../../tracing/traced-turns.ts';
import { loops, workedOn, type Worked } from './loops.ts';

interface Dependencies {
  readonly settleDueAccounts: SettleDueAccounts;
  readonly invoiceDueFees: InvoiceDueFees;
  readonly remindOfOverdueInvoices: RemindOfOverdueInvoices;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly runTurn?: RunTurn;
}

const batchSize = 100;
/** Grace periods last for days. */
const idleMs = 10_000;
/** Invoices are due once a month, and reminders days apart. */
const invoicingIdleMs = 600_000;

/**
 * Settles due accounts: sends warnings, and ends plans that are no longer paid. Issues the monthly fee invoices, and
 * reminds of those that are overdue.
 */
export const billingWorker = ({
  settleDueAccounts,
  invoiceDueFees,
  remindOfOverdueInvoices,
  log,
  runTurn,
}: Dependencies) => {
  const { forever, close } = loops(log, runTurn);
  const settle = async (): Promise<Worked> => {
    const settled = await settleDueAccounts({ limit: batchSize });
    return settled.ok && workedOn(settled.value, batchSize);
  };
  const invoice = async (): Promise<boolean> => {
    const invoiced = await invoiceDueFees({ limit: batchSize });
    return invoiced.ok && invoiced.value > 0;
  };
  const remind = async (): Promise<boolean> => {
    const sent = await remindOfOverdueInvoices({ limit: batchSize });
    return sent.ok && sent.value === batchSize;
  };
  forever('settling accounts', settle, idleMs);
  forever('invoicing fees', invoice, invoicingIdleMs);
  forever('reminding of invoices', remind, invoicingIdleMs);
  return { close };
};
