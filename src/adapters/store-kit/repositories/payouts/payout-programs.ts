import { isDeepStrictEqual } from 'node:util';
import type { Payout } from '../../../../domain/payouts/payout-run.ts';
import type { AccountId, PayoutRunId } from '../../../../domain/shared/ids.ts';
import type { Reencryption } from '../../../../ports/driven/access/secret-cipher.ts';
import type {
  PayeeChange,
  PayoutReturn,
  RunAdvance,
  RunProposal,
} from '../../../../ports/driven/payouts/payout-store.ts';
import { payees, payoutRuns, payouts } from '../../collections/royalties/payouts.ts';
import { abort, all, exclusive, get, getBy, getForUpdate, insert, program, replace } from '../../program.ts';
import { book } from '../ledger/booking.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { paidOut, restored } from './balances.ts';

const payeeLock = (accountId: AccountId) => exclusive('payee', accountId);
/** The lock of a run and of its payouts. */
const runLock = (runId: PayoutRunId) => exclusive('payout-run', runId);

export const changePayee = program<PayeeChange, 'changed' | 'guard-failed'>(
  'payout-store.change-payee',
  ({ payee, effects }) => [payeeLock(payee.accountId), ...locksOf(effects)],
  function* ({ payee, guards, effects }) {
    const [stored] = yield* all(getForUpdate(payees, payee.accountId));
    // An attempt with an unknown outcome has committed it.
    if (isDeepStrictEqual(stored, payee)) return 'changed';
    if ((stored?.version ?? 0) !== guards.version) return 'guard-failed';
    yield* conclude(effects, { beside: [stored ? replace(payees, payee) : insert(payees, payee)] });
    return 'changed';
  },
);

export const propose = program<RunProposal, 'proposed' | 'run-open'>(
  'payout-store.propose',
  ({ run, effects }) => [exclusive('payout-proposal', run.currency), ...locksOf(effects)],
  function* ({ run, payouts: proposed, effects }) {
    const [waiting] = yield* all(getBy(payoutRuns.indexes.waiting, run.currency));
    if (waiting) return waiting.runId === run.runId ? 'proposed' : 'run-open';
    yield* conclude(effects, {
      beside: [insert(payoutRuns, run), ...proposed.map((payout) => insert(payouts, payout))],
    });
    return 'proposed';
  },
);

export const advance = program<RunAdvance, 'advanced' | 'guard-failed' | 'balance-exceeded'>(
  'payout-store.advance',
  ({ run, effects }) => [runLock(run.runId), ...locksOf(effects)],
  function* ({ run, transactions, pays = [], erases = [], guards, effects }) {
    const [stored] = yield* all(get(payoutRuns, run.runId));
    if (isDeepStrictEqual(stored, run)) return 'advanced';
    if (stored?.version !== guards.version) return 'guard-failed';
    const decided = (guards.payees ?? []).toSorted((one, other) =>
      one.accountId < other.accountId ? -1 : 1,
    );
    const storedPayees = yield* all(...decided.map(({ accountId }) => getForUpdate(payees, accountId)));
    if (decided.some(({ version }, n) => (storedPayees[n]?.version ?? 0) !== version))
      return abort('guard-failed');
    yield* book(transactions);
    if (!(yield* paidOut(pays))) return abort('balance-exceeded');
    yield* conclude(effects, {
      beside: [replace(payoutRuns, run), ...erases.map((payout) => replace(payouts, payout))],
    });
    return 'advanced';
  },
);

export const returnPayout = program<PayoutReturn, 'returned' | 'guard-failed'>(
  'payout-store.return',
  ({ run, payee, effects }) => [payeeLock(payee.accountId), runLock(run.runId), ...locksOf(effects)],
  function* ({ payout, run, payee, transactions, guards, effects }) {
    const [storedPayout, storedRun, storedPayee] = yield* all(
      ...([
        get(payouts, payout.payoutId),
        get(payoutRuns, run.runId),
        getForUpdate(payees, payee.accountId),
      ] as const),
    );
    if (isDeepStrictEqual(storedPayout, payout)) return 'returned';
    const isCurrent =
      storedPayout?.version === payout.version - 1 &&
      storedRun?.version === run.version - 1 &&
      (storedPayee?.version ?? 0) === guards.payee;
    if (!isCurrent) return 'guard-failed';
    yield* book(transactions);
    yield* all(restored(payout));
    yield* conclude(effects, {
      beside: [
        // The details may have been encrypted again since the payout was read.
        replace(payouts, { ...payout, details: storedPayout.details }),
        replace(payoutRuns, run),
        storedPayee ? replace(payees, payee) : insert(payees, payee),
      ],
    });
    return 'returned';
  },
);

type PayoutReencryption = Reencryption & Pick<Payout, 'payoutId' | 'runId'>;

export const reencrypt = program<PayoutReencryption, 'replaced' | 'changed'>(
  'payout-store.reencrypt',
  ({ runId }) => [runLock(runId)],
  function* ({ payoutId, from, to }) {
    const [payout] = yield* all(get(payouts, payoutId));
    if (payout?.details.sealed !== from) return 'changed';
    yield* all(replace(payouts, { ...payout, details: { ...payout.details, sealed: to } }));
    return 'replaced';
  },
);
