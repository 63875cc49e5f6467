import {
  closingTransactions,
  type ClosedPeriod,
  type PeriodRecord,
} from '../../../../src/domain/royalties/closing.ts';
import type { Period } from '../../../../src/domain/royalties/period.ts';
import { provenStatements } from '../../../../src/domain/royalties/statements/proof.ts';
import type { StoredStatement } from '../../../../src/domain/royalties/statements/statement.ts';
import type { AccountId } from '../../../../src/domain/shared/ids.ts';
import type { PeriodClosing, PeriodProposal } from '../../../../src/ports/driven/royalties/period-store.ts';
import { accountId } from '../../artists/artist-builders.ts';
import { noEffects } from '../../effects.ts';
import { partyId } from '../../parties/party-records.ts';
import { noon, platformId } from '../builders.ts';
import { ledgerTransactionId } from '../ledger/ledger-builders.ts';
import { staffId } from '../staff-builders.ts';
import { aPeriod, sha256 } from './random-period.ts';
import { aStatement, statementId } from './statements.ts';

/** A period whose close the first member of staff has proposed. */
export const aPeriodRecord = (
  changes: Partial<PeriodRecord> = {},
  period: Period = aPeriod(),
): PeriodRecord => {
  const { periodId, mode, currency, month } = period;
  return {
    ...{ periodId, mode, currency, month, version: 1 },
    proposal: { hash: sha256('result'), by: staffId(1), at: noon },
    ...changes,
  };
};

export const aProposal = (changes: Partial<PeriodProposal> = {}): PeriodProposal => ({
  ...{ record: aPeriodRecord(), guards: { version: 0 }, effects: noEffects },
  ...changes,
});

/** One statement for each of so many parties of an account. */
export const someStatements = (
  parties: number,
  { periodId, month, mode, currency }: Period = aPeriod(),
  owner: AccountId = accountId(1),
  after = 0,
): { readonly root: string; readonly statements: readonly StoredStatement[] } => {
  const salted = Array.from({ length: parties }, (_, place) => {
    const n = after + place + 1;
    const named = { statementId: statementId(n), partyId: partyId(n) };
    return {
      statement: aStatement({ ...named, periodId, month, mode, currency }, place + 1),
      salt: `salt-${n}`,
    };
  });
  const { root, files } = provenStatements(salted, sha256);
  return { root, statements: files.map((file) => ({ file, closedAt: noon, accountId: owner })) };
};

/** The close of a proposed period by the second member of staff, with its statements and what it books. */
export const aClosing = (
  { parties = 3, owner = accountId(1), after = 0 } = {},
  period: Period = aPeriod(),
): PeriodClosing => {
  const { root, statements } = someStatements(parties, period, owner, after);
  const paid = statements.reduce((sum, { file }) => sum + file.statement.amount, 0);
  const totals = {
    ...{ earned: 2 * paid, parties: paid, unclaimed: 0, contested: 0 },
    ...{ unallocated: 0, service: paid, carriedOver: 0 },
  };
  const record: ClosedPeriod = {
    ...aPeriodRecord({ version: 2 }, period),
    close: { by: staffId(2), at: noon, totals, statements: parties, root },
  };
  const part = { platformId: platformId(), earned: 2 * paid, licenses: 1, plays: 0, unlicensedPlays: 0 };
  let last = 1_000 + after;
  const booking = { now: noon, nextId: () => ledgerTransactionId(++last) };
  return {
    ...{ record, statements, guards: { version: 1 }, effects: noEffects },
    transactions: closingTransactions(period, { totals, platforms: [{ ...part, linesHash: '' }] }, booking),
  };
};
