import { exactText } from '../amounts.ts';
import type { Period } from '../period.ts';
import type { RoundedAmount } from '../posting.ts';
import type { PartyId, StatementId } from '../../shared/ids.ts';
import type { StatementFile, StatementLine } from './statement.ts';
import { provenStatements } from './proof.ts';

export interface StatementMaking {
  readonly linesOf: (partyId: PartyId) => readonly StatementLine[];
  readonly nextId: () => StatementId;
  /** Returns 256 random bits as text. */
  readonly nextSalt: () => string;
  readonly sha256: (text: string) => string;
}

/** Returns the statement of each party of a period with its proof, and the root of all. */
export const statementsOfPeriod = (
  { periodId, month, mode, currency }: Period,
  amounts: readonly RoundedAmount[],
  { linesOf, nextId, nextSalt, sha256 }: StatementMaking,
): { readonly root: string; readonly files: readonly StatementFile[] } =>
  provenStatements(
    amounts.flatMap(({ recipient, exact, amount }) =>
      recipient.kind === 'party'
        ? [
            {
              statement: {
                ...{ statementId: nextId(), periodId, month, mode, currency },
                ...{ partyId: recipient.partyId, amount, exact: exactText(exact) },
                lines: linesOf(recipient.partyId),
              },
              salt: nextSalt(),
            },
          ]
        : [],
    ),
    sha256,
  );
