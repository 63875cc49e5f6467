import { setTimeout as pause } from 'node:timers/promises';
import { Unavailable } from '../../../ports/driven/shared/unavailable.ts';
import { isPassing, stateOf } from '../failures.ts';

type Ask = (
  sql: string,
  values: readonly string[],
) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;

const pauseMs = 20;
/** "The transaction is in the future": this server became the primary before the transaction reached it. */
const unknownTransaction = '22023';

export interface TransactionId {
  readonly id: string;
  /** The epoch of its connection (see `epochs.ts`); undefined if the connection had none. */
  readonly epoch: string | undefined;
}

/**
 * Returns whether a transaction was committed whose commit had no response. Throws `Unavailable` if the
 * server does not respond in time or no longer has the outcome: after a crash, *committed* may be the status of
 * another transaction, to which the server assigned the ID of a lost one.
 */
export const wasCommitted = async (
  ask: Ask,
  { id, epoch }: TransactionId,
  until: number,
): Promise<boolean> => {
  while (performance.now() < until) {
    try {
      const { rows } = await ask(
        'SELECT pg_xact_status($1::text::xid8) AS status, (SELECT id FROM kit_epoch) AS epoch',
        [id],
      );
      switch (rows[0]?.['status']) {
        case 'committed':
          if (epoch !== undefined && rows[0]['epoch'] === epoch) return true;
          throw new Unavailable('the outcome of a commit is no longer known after a crash of the server');
        case 'aborted':
          return false;
        case 'in progress':
          break;
        default:
          throw new Unavailable('the outcome of a commit is no longer known');
      }
    } catch (error) {
      if (stateOf(error) === unknownTransaction) return false;
      if (!isPassing(error)) throw error;
    }
    await pause(pauseMs);
  }
  throw new Unavailable('the outcome of a commit is unknown');
};
