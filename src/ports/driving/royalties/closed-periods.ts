import type { TrackSummary } from '../../../domain/catalog/visibility.ts';
import type { HeldRoyalties } from '../../../domain/royalties/held.ts';
import type { StoredStatement } from '../../../domain/royalties/statements/statement.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { PartyId, PeriodId, StatementId } from '../../../domain/shared/ids.ts';
import type { UseCase } from '../use-case.ts';

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A statement with the name of its party, which is absent if the party was deleted. */
export interface NamedStatement {
  readonly statement: StoredStatement;
  readonly partyName?: string;
}

/** Lists the statements of a closed period, or the one of a party in it, in the order of parties. A period that is open has none. */
export type ListStatementsForStaff = UseCase<
  Page & { readonly periodId: PeriodId; readonly partyId?: PartyId },
  { readonly statements: readonly NamedStatement[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** No statement has this ID. */
export type UnknownStatement = { readonly kind: 'unknown-statement' };

export type ReadStatementForStaff = UseCase<
  { readonly statementId: StatementId },
  StoredStatement,
  UnknownStatement
>;

/** The royalties of a track that the close of a period holds. `track` is absent if there is no such track. */
export interface HeldOfTrack {
  readonly held: HeldRoyalties;
  readonly track?: TrackSummary;
}

/** Lists what the close of a period holds, in the order of tracks. A period that is open holds nothing. */
export type ListHeldRoyalties = UseCase<
  Page & { readonly periodId: PeriodId },
  { readonly held: readonly HeldOfTrack[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** The statements and held royalties of closed periods, for finance. */
export interface ClosedPeriods {
  readonly listStatementsForStaff: ListStatementsForStaff;
  readonly readStatementForStaff: ReadStatementForStaff;
  readonly listHeldRoyalties: ListHeldRoyalties;
}
