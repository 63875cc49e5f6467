import type { TrackSummary } from '../../../domain/catalog/visibility.ts';
import type { HeldRoyalties } from '../../../domain/royalties/held.ts';
import type { StatementOrder, StoredStatement } from '../../../domain/royalties/statements/statement.ts';
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

/** Lists the statements of a closed period, or that of one party, sorted by party ID unless `sort` is `amount`. An open period has none. */
export type ListStatementsForStaff = UseCase<
  Page & { readonly periodId: PeriodId; readonly partyId?: PartyId; readonly sort?: StatementOrder },
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

/** The held royalties of a track. `track` is absent if the track does not exist. */
export interface HeldOfTrack {
  readonly held: HeldRoyalties;
  readonly track?: TrackSummary;
}

/** Lists the held royalties of a closed period, sorted by track ID. An open period has none. */
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
