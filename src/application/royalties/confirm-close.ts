import {
  closeRejected,
  closingTransactions,
  confirmationRejected,
  isClosed,
  type ClosedPeriod,
} from '../../domain/royalties/closing.ts';
import { heldLines, heldOfPeriod } from '../../domain/royalties/held.ts';
import type { Period } from '../../domain/royalties/period.ts';
import type { PeriodResult } from '../../domain/royalties/preview.ts';
import { statementsOfPeriod } from '../../domain/royalties/statements/close.ts';
import { partyLines } from '../../domain/royalties/statements/lines.ts';
import type { StoredStatement } from '../../domain/royalties/statements/statement.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { LedgerTransactionId, StatementId, type AccountId, type PartyId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { proposerLeft } from '../../domain/staff/act.ts';
import type { PartyStore } from '../../ports/driven/parties/party-store.ts';
import type { PeriodStore } from '../../ports/driven/royalties/period-store.ts';
import type { StaffRegistry } from '../../ports/driven/staff/staff-registry.ts';
import type { Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { ConfirmClose } from '../../ports/driving/royalties/royalties.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { staffNote } from '../shared/staff-notes.ts';
import { computePeriod, type ComputeDependencies } from './compute-period.ts';
import { hasMoved, knownPeriod, type PeriodDependencies } from './known-periods.ts';

interface Dependencies extends ComputeDependencies, Omit<PeriodDependencies, 'ledgerStore'> {
  readonly ledgerStore: ComputeDependencies['ledgerStore'] & PeriodDependencies['ledgerStore'];
  readonly periodStore: Pick<PeriodStore, 'list' | 'close'>;
  readonly partyStore: Pick<PartyStore, 'findMany'>;
  readonly staff: Pick<StaffRegistry, 'find'>;
  readonly ids: Ids;
  readonly randomness: Randomness;
}

type Request = Parameters<ConfirmClose>[0];

/** The characters of base62 that have 256 random bits. */
const saltLength = 43;
const pageSize = 500;

/** Returns the account of each party that exists. */
const accountsOf = async (
  partyStore: Dependencies['partyStore'],
  partyIds: readonly PartyId[],
): Promise<ReadonlyMap<PartyId, AccountId>> => {
  const accounts = new Map<PartyId, AccountId>();
  for (let at = 0; at < partyIds.length; at += pageSize)
    for (const party of await partyStore.findMany(partyIds.slice(at, at + pageSize)))
      accounts.set(party.partyId, party.accountId);
  return accounts;
};

const statementsOf = async (
  { partyStore, ids, randomness, digest }: Dependencies,
  period: Period,
  { amounts }: PeriodResult,
  linesOf: ReturnType<typeof partyLines>['of'],
  closedAt: Instant,
): Promise<{ readonly root: string; readonly statements: readonly StoredStatement[] }> => {
  const { root, files } = statementsOfPeriod(period, amounts, {
    linesOf,
    nextId: () => StatementId(ids.next('statement')),
    nextSalt: () => randomness.base62(saltLength),
    sha256: (text) => digest.sha256(text),
  });
  const accounts = await accountsOf(
    partyStore,
    files.map(({ statement }) => statement.partyId),
  );
  const statements = files.map((file): StoredStatement => {
    const accountId = accounts.get(file.statement.partyId);
    return { file, closedAt, ...(accountId && { accountId }) };
  });
  return { root, statements };
};

/** Computes the result of a period, with the lines of its parties and of what is held. */
const computed = async (dependencies: Dependencies, period: Period) => {
  const [parties, held] = [partyLines(), heldLines()];
  const result = await computePeriod(dependencies, period, (platformId, lines) => {
    parties.add(platformId, lines);
    held.add(platformId, lines);
  });
  return { result, parties, held };
};

const confirm = async (
  dependencies: Dependencies,
  { caller, periodId, hash }: Request,
): Promise<Awaited<ReturnType<ConfirmClose>> | 'conflict'> => {
  const { periodStore, clock, ids } = dependencies;
  const known = await knownPeriod(dependencies, periodId);
  if (!known.ok) return known;
  const { period, record } = known.value;
  if (isClosed(record) && record.proposal.hash === hash) return ok(known.value);
  const [now, by] = [clock.now(), caller.member.staffId];
  const rejected = closeRejected(period, record, now) ?? confirmationRejected(record, { hash, by });
  if (rejected) return fail(rejected);
  if (!record) throw new Error('a confirmed period has a proposal');
  const { result, parties, held } = await computed(dependencies, period);
  if (await hasMoved(dependencies, known.value)) return 'conflict';
  if (result.hash !== hash) return fail({ kind: 'period-result-changed', hash: result.hash });
  const left = proposerLeft(await dependencies.staff.find(record.proposal.by));
  if (left) return fail(left);
  const { root, statements } = await statementsOf(dependencies, period, result, parties.of, now);
  const { totals, platforms, amounts } = result;
  const close = { by, at: now, totals, platforms, statements: statements.length, root };
  const closed: ClosedPeriod = { ...record, close, version: record.version + 1 };
  const { month, currency, mode } = period;
  const detail = { month, currency, mode, hash, root, proposedBy: record.proposal.by };
  const outcome = await periodStore.close({
    ...{ record: closed, statements, guards: { version: record.version } },
    held: heldOfPeriod(period, amounts, held.of),
    transactions: closingTransactions(period, result, {
      now,
      nextId: () => LedgerTransactionId(ids.next('ledger-transaction')),
    }),
    effects: {
      ...{ events: [], mails: [], idempotency: undefined },
      audit: staffNote(by, now, 'period.close', [periodId], detail),
    },
  });
  return outcome === 'closed' ? ok({ period: { ...period, isNext: false }, record: closed }) : 'conflict';
};

export const confirmClose =
  (dependencies: Dependencies): ConfirmClose =>
  (request) =>
    retryOnConflict(() => confirm(dependencies, request));
