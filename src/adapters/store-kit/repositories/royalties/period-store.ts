import { isDeepStrictEqual } from 'node:util';
import { isClosed } from '../../../../domain/royalties/closing.ts';
import type {
  PeriodClosing,
  PeriodProposal,
  PeriodStore,
} from '../../../../ports/driven/royalties/period-store.ts';
import { heldRoyalties, royaltyPeriods, royaltyStatements } from '../../collections/royalties/periods.ts';
import type { Kernel } from '../../kernel.ts';
import type { StoredStatement } from '../../../../domain/royalties/statements/statement.ts';
import type { PeriodId } from '../../../../domain/shared/ids.ts';
import { all, exclusive, get, insert, program, replace } from '../../program.ts';
import { book } from '../ledger/booking.ts';
import { earnings } from '../payouts/balances.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { walk } from '../shared/index-walk.ts';
import { listed, type Walk } from '../shared/list-walk.ts';

const periodLock = (periodId: PeriodId) => exclusive('royalty-period', periodId);

const propose = program<PeriodProposal, 'proposed' | 'guard-failed'>(
  'period-store.propose',
  ({ record, effects }) => [periodLock(record.periodId), ...locksOf(effects)],
  function* ({ record, guards, effects }) {
    const [stored] = yield* all(get(royaltyPeriods, record.periodId));
    // An attempt with an unknown outcome has committed it.
    if (isDeepStrictEqual(stored, record)) return 'proposed';
    if ((stored?.version ?? 0) !== guards.version || isClosed(stored)) return 'guard-failed';
    const write = stored ? replace(royaltyPeriods, record) : insert(royaltyPeriods, record);
    yield* conclude(effects, { beside: [write] });
    return 'proposed';
  },
);

const close = program<PeriodClosing, 'closed' | 'guard-failed'>(
  'period-store.close',
  ({ record, effects }) => [periodLock(record.periodId), ...locksOf(effects)],
  function* ({ record, transactions, statements, held, guards, effects }) {
    const [stored] = yield* all(get(royaltyPeriods, record.periodId));
    if (isDeepStrictEqual(stored, record)) return 'closed';
    if (!stored || stored.version !== guards.version || isClosed(stored)) return 'guard-failed';
    yield* book(transactions);
    yield* conclude(effects, {
      beside: [
        replace(royaltyPeriods, record),
        ...statements.map((statement) => insert(royaltyStatements, statement)),
        ...held.map((each) => insert(heldRoyalties, each)),
        ...earnings(statements),
      ],
    });
    return 'closed';
  },
);

export const periodStorePrograms = [propose, close];

/** A party has at most one statement in a period, for which the order does not matter. */
const statementsIn = ({
  periodId,
  partyId,
  sort,
}: Parameters<PeriodStore['statementsIn']>[0]): Walk<StoredStatement> =>
  sort === 'amount' && partyId === undefined
    ? {
        index: royaltyStatements.indexes.byAmount,
        range: { equal: [periodId], descending: true },
        wanted: () => true,
        placeOf: ({ file: { statement } }) => ({ at: statement.amount, id: statement.statementId }),
      }
    : {
        index: royaltyStatements.indexes.once,
        range: { equal: [periodId, ...(partyId === undefined ? [] : [partyId])] },
        wanted: () => true,
        placeOf: ({ file: { statement } }) => ({ at: statement.partyId, id: statement.statementId }),
      };

export const periodStore = (kernel: Kernel): PeriodStore => ({
  propose: (proposal) => kernel.run(propose, proposal),
  close: (closing) => kernel.run(close, closing),
  find: (periodId) => kernel.read(get(royaltyPeriods, periodId)),
  list: () => walk(kernel, royaltyPeriods.indexes.key, { limit: Infinity }, ({ periodId }) => [periodId]),
  heldIn: (periodId, request) =>
    listed(
      kernel,
      {
        index: heldRoyalties.indexes.key,
        range: { equal: [periodId] },
        wanted: () => true,
        placeOf: ({ trackId }) => ({ at: trackId, id: trackId }),
      },
      request,
    ),
  findStatement: (statementId) => kernel.read(get(royaltyStatements, statementId)),
  statementsOf: (accountId, request) =>
    listed(
      kernel,
      {
        index: royaltyStatements.indexes.ofAccount,
        range: { equal: [accountId], descending: true },
        wanted: () => true,
        placeOf: ({ closedAt: at, file }) => ({ at, id: file.statement.statementId }),
      },
      request,
    ),
  statementsIn: (filter, request) => listed(kernel, statementsIn(filter), request),
});
