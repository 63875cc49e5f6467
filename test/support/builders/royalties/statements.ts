import { exactText, millionthsIn } from '../../../../src/domain/royalties/amounts.ts';
import { provenStatements } from '../../../../src/domain/royalties/statements/proof.ts';
import type { Statement, StatementFile } from '../../../../src/domain/royalties/statements/statement.ts';
import { StatementId } from '../../../../src/domain/shared/ids.ts';
import { partyId } from '../../parties/party-records.ts';
import { platformId, trackId } from '../builders.ts';
import { aPeriod, sha256 } from './random-period.ts';

export const statementId = (n: number) => StatementId(`sta_${String(n).padStart(26, '0')}`);

/** The statement of the nth party, with n lines of 1.000001 major units and more. */
export const aStatement = (changes: Partial<Statement> = {}, n = 1): Statement => {
  const { periodId, month, mode, currency } = aPeriod(changes.currency);
  const unit = millionthsIn(currency);
  const amounts = Array.from({ length: n }, (_, place) => 1_000_001 + place);
  const exact = amounts.reduce((sum, one) => sum + one, 0);
  return {
    ...{ statementId: statementId(n), periodId, month, mode, currency, partyId: partyId(n) },
    amount: Math.floor(exact / unit),
    exact: exactText(exact),
    lines: amounts.map((amount, place) => ({
      platformId: platformId(1),
      trackId: trackId(place + 1),
      exact: exactText(amount),
    })),
    ...changes,
  };
};

/** The statements of the first parties of a period, with their proofs. */
export const provenFiles = (parties: number): readonly StatementFile[] =>
  provenStatements(
    Array.from({ length: parties }, (_, n) => ({ statement: aStatement({}, n + 1), salt: `salt-${n + 1}` })),
    sha256,
  ).files;
