import { closingTransactions } from '../../../../src/domain/royalties/closing.ts';
import { heldOfPeriod } from '../../../../src/domain/royalties/held.ts';
import { statementsOfPeriod } from '../../../../src/domain/royalties/statements/close.ts';
import { noon } from '../builders.ts';
import { ledgerTransactionId } from '../ledger/ledger-builders.ts';
import { resultOf, sha256, type SomePeriod } from './random-period.ts';
import { statementId } from './statements.ts';

/** Returns everything that the close of a period stores. */
export const closedPeriod = (some: SomePeriod) => {
  const result = resultOf(some);
  let last = 0;
  const { root, files } = statementsOfPeriod(some.period, result.amounts, {
    linesOf: result.linesOf,
    nextId: () => statementId(++last),
    nextSalt: () => `salt-${last}`,
    sha256,
  });
  const transactions = closingTransactions(some.period, result, {
    now: noon,
    nextId: () => ledgerTransactionId(++last),
  });
  const held = heldOfPeriod(some.period, result.amounts, result.heldOf);
  return { result, root, files, held, transactions };
};
