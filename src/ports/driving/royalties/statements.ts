import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type { StatementFile, StoredStatement } from '../../../domain/royalties/statements/statement.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { StatementId } from '../../../domain/shared/ids.ts';
import type { ArtistCaller } from '../artists/artists.ts';
import type { UseCase } from '../use-case.ts';

/** The parties of the account have no such statement. */
export type StatementNotFound = { readonly kind: 'statement-not-found' };

/** Lists the statements of the parties of the account, the last closed first. */
export type ListStatements = UseCase<
  { readonly caller: ArtistCaller; readonly limit: number; readonly cursor?: string | undefined },
  { readonly statements: readonly StoredStatement[]; readonly nextCursor: string | null },
  ArtistRoleMissing | CursorInvalid
>;

export type ReadStatement = UseCase<
  { readonly caller: ArtistCaller; readonly statementId: StatementId },
  StoredStatement,
  ArtistRoleMissing | StatementNotFound
>;

/** Whether a closed period contains a statement, with the root against which it was verified. */
export type StatementVerification =
  | { readonly verified: true; readonly root: string; readonly closedAt: Instant }
  | {
      readonly verified: false;
      readonly reason: 'period_not_closed' | 'not_in_period' | 'sums_differ';
    };

/** Verifies a statement by the root of its period as this service stored it; the root in the file does not matter. */
export type VerifyStatement = UseCase<Omit<StatementFile, 'root'>, StatementVerification>;

/** Statements, for their parties and for anyone who has one. */
export interface Statements {
  readonly listStatements: ListStatements;
  readonly readStatement: ReadStatement;
  readonly verifyStatement: VerifyStatement;
}
