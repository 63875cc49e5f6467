import {
  closingTransactions,
  type ClosedPeriod,
  type PeriodRecord,
} from '../../../../src/domain/royalties/closing.ts';
import type { Period } from '../../../../src/domain/royalties/period.ts';
import type { HeldRoyalties } from '../../../../src/domain/royalties/held.ts';
import { provenStatements } from '../../../../src/domain/royalties/statements/proof.ts';
import type { StoredStatement } from '../../../../src/domain/royalties/statements/statement.ts';
import type { AccountId } from '../../../../src/domain/shared/ids.ts';
import type { PeriodClosing, PeriodProposal } from '../../../../src/ports/driven/royalties/period-store.ts';
import { accountId } from '../../artists/artist-builders.ts';
import { noEffects } from '../../effects.ts';
import { partyId } from '../../parties/party-records.ts';
import { noon, platformId, trackId } from '../builders.ts';
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

/** The held royalties of so many tracks. */
export const someHeld = (
  tracks: number,
  { periodId, month, mode, currency }: Period = aPeriod(),
): readonly HeldRoyalties[] =>
  Array.from({ length: tracks }, (_, n) => ({
    ...{ periodId, month, mode, currency, trackId: trackId(n + 1) },
    amounts: [{ kind: 'unclaimed', amount: n + 1, exact: `0.0${n + 1}0000` }],
    lines: [{ platformId: platformId(), kind: 'unclaimed', side: 'master', exact: `0.0${n + 1}0000` }],
  }));

/** The close of a proposed period by the second member of staff, with its statements and what it books. */
export const aClosing = (
  { parties = 3, owner = accountId(1), after = 0 } = {},
  period: Period = aPeriod(),
): PeriodClosing => {
  const { root, statements } = someStatements(parties, period, owner, after);
  const paid = statements.reduce((sum, { file }) => sum + file.statement.amount, 0);
  const held = someHeld(2, period);
  const unclaimed = held.flatMap(({ amounts }) => amounts).reduce((sum, { amount }) => sum + amount, 0);
  const earned = 2 * paid + unclaimed;
  const totals = {
    ...{ earned, parties: paid, unclaimed, contested: 0 },
    ...{ unallocated: 0, service: paid, carriedOver: 0 },
  };
  const use = { licenses: 1, plays: 0, unlicensedPlays: 0, linesHash: sha256('lines') };
  const platforms = [{ platformId: platformId(), earned, ...use }];
  const record: ClosedPeriod = {
    ...aPeriodRecord({ version: 2 }, period),
    close: { by: staffId(2), at: noon, totals, platforms, statements: parties, root },
  };
  let last = 1_000 + after;
  const booking = { now: noon, nextId: () => ledgerTransactionId(++last) };
  return {
    ...{ record, statements, held, guards: { version: 1 }, effects: noEffects },
    transactions: closingTransactions(period, { totals, platforms }, booking),
  };
};
