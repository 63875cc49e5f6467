import process from 'node:process';
import type { Reading } from '../../store-kit/program.ts';
import { grouped, type Group } from './batches.ts';
import type { Connections } from '../connections.ts';
import type { Operations } from './operations.ts';

interface Waiting {
  readonly operation: Reading;
  readonly answered: (result: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** A longer page can be slow, and so can a count. */
const longestQuickPage = 500;
const mayTakeLong = ({ operation }: Waiting): boolean =>
  operation.op === 'count' || (operation.op === 'page' && operation.range.limit > longestQuickPage);

/** The number of connections for slow reads that begin together. */
const connectionsForLong = 4;

/**
 * Groups reads by connection. The server answers them in order, so quick ones must not wait behind slow ones.
 */
const sharing = (all: readonly Waiting[]): readonly (readonly Waiting[])[] => {
  const long = all.filter(mayTakeLong);
  const dealt = Array.from({ length: connectionsForLong }, (_, nth) =>
    long.filter((_each, place) => place % connectionsForLong === nth),
  );
  return [all.filter((each) => !mayTakeLong(each)), ...dealt].filter(({ length }) => length > 0);
};

/**
 * Returns reads outside of programs. Those that begin in the same turn of the event loop, as by
 * `Promise.all`, take one round trip over one connection, or over a few if some are slow: forty pages of one
 * request must not take all connections of the pool.
 */
export const readsOn = (
  { lent }: Pick<Connections, 'lent'>,
  { performGroup }: Pick<Operations, 'performGroup'>,
) => {
  let waiting: readonly Waiting[] = [];

  const askTogether = async (all: readonly Waiting[]): Promise<void> => {
    const ofOperation = new Map<unknown, Waiting>(all.map((each) => [each.operation, each]));
    const requestedBy = (group: Group): readonly Waiting[] =>
      group.flatMap((operation) => ofOperation.get(operation) ?? []);
    await lent(async (client) => {
      const failures = await Promise.all(
        grouped(all.map(({ operation }) => operation)).map(async (group) => {
          try {
            const results = await performGroup(client, group);
            requestedBy(group).forEach(({ answered }, n) => answered(results[n]));
            return [];
          } catch (error) {
            requestedBy(group).forEach(({ failed }) => failed(error));
            return [error];
          }
        }),
      );
      // The connection may be the cause.
      for (const failure of failures.flat()) throw failure;
    });
  };

  return (operation: Reading): Promise<unknown> =>
    new Promise((answered, failed) => {
      if (waiting.length === 0)
        process.nextTick(() => {
          const all = waiting;
          waiting = [];
          for (const some of sharing(all))
            askTogether(some).catch((error: unknown) => some.forEach((each) => each.failed(error)));
        });
      waiting = [...waiting, { operation: { ...operation }, answered, failed }];
    });
};
