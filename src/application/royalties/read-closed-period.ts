import { summaryOf } from '../../domain/catalog/visibility.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { PartyStore } from '../../ports/driven/parties/party-store.ts';
import type { PeriodStore } from '../../ports/driven/royalties/period-store.ts';
import type {
  ListHeldRoyalties,
  ListStatementsForStaff,
  ReadStatementForStaff,
} from '../../ports/driving/royalties/closed-periods.ts';
import { trackSummaries } from '../catalog/track-summaries.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';

export const listStatementsForStaff =
  ({
    periodStore,
    partyStore,
    ...cursors
  }: Cursors & {
    readonly periodStore: Pick<PeriodStore, 'statementsIn'>;
    readonly partyStore: Pick<PartyStore, 'findMany'>;
  }): ListStatementsForStaff =>
  async ({ limit, cursor, ...filter }) => {
    const page = await pageOf(cursors, { list: 'staff-statements', filter, cursor }, (after) =>
      periodStore.statementsIn(filter, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const parties = await partyStore.findMany(items.map(({ file }) => file.statement.partyId));
    const names = new Map(parties.map(({ partyId, name }) => [partyId, name]));
    const statements = items.map((statement) => {
      const partyName = names.get(statement.file.statement.partyId);
      return { statement, ...(partyName !== undefined && { partyName }) };
    });
    return ok({ statements, nextCursor });
  };

export const readStatementForStaff =
  ({ periodStore }: { readonly periodStore: Pick<PeriodStore, 'findStatement'> }): ReadStatementForStaff =>
  async ({ statementId }) => {
    const found = await periodStore.findStatement(statementId);
    return found ? ok(found) : fail({ kind: 'unknown-statement' });
  };

export const listHeldRoyalties =
  ({
    periodStore,
    library,
    ...cursors
  }: Cursors & {
    readonly periodStore: Pick<PeriodStore, 'heldIn'>;
    readonly library: TrackLibrary;
  }): ListHeldRoyalties =>
  async ({ periodId, limit, cursor }) => {
    const page = await pageOf(cursors, { list: 'held-royalties', filter: { periodId }, cursor }, (after) =>
      periodStore.heldIn(periodId, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const tracks = await trackSummaries(
      library,
      items.map(({ trackId }) => trackId),
      summaryOf,
    );
    const held = items.map((each) => {
      const track = tracks.get(each.trackId);
      return { held: each, ...(track && { track }) };
    });
    return ok({ held, nextCursor });
  };
