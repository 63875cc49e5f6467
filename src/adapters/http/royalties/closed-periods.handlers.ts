import { PartyId, PeriodId, StatementId } from '../../../domain/shared/ids.ts';
import type {
  ClosedPeriods,
  HeldOfTrack,
  NamedStatement,
} from '../../../ports/driving/royalties/closed-periods.ts';
import { trackSummaryView } from '../catalog/track-summary.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './closed-periods.contract.ts';
import { statementResponse, summaryView } from './statement.views.ts';

const namedView = ({ statement, partyName }: NamedStatement) => ({
  ...summaryView(statement),
  ...(partyName !== undefined && { partyName }),
});

const heldView = ({ held, track }: HeldOfTrack, base: string) => {
  const { periodId, month, mode, currency, trackId, amounts, lines } = held;
  return {
    ...{ periodId, month, mode, currency, trackId, ...trackSummaryView(track, base) },
    amounts: amounts.map((each) => ({
      ...each,
      sides: [...new Set(lines.flatMap(({ kind, side }) => (kind === each.kind ? [side] : [])))],
    })),
  };
};

/** `baseUrl` is the public URL of the service. */
export const closedPeriodEndpoints = ({
  listStatementsForStaff,
  readStatementForStaff,
  listHeldRoyalties,
  baseUrl,
}: ClosedPeriods & { readonly baseUrl: string }): readonly Endpoint[] => [
  endpoint(routes.listStatements, async ({ query: { periodId, partyId, ...asked } }) => {
    const page = await listStatementsForStaff({
      ...{ ...asked, periodId: PeriodId(periodId) },
      ...(partyId !== undefined && { partyId: PartyId(partyId) }),
    });
    if (!page.ok) return page;
    const { statements, nextCursor } = page.value;
    const data = statements.map(namedView);
    return { status: 200, body: { data, pagination: { limit: asked.limit, nextCursor } } };
  }),

  endpoint(routes.readStatement, async ({ params, query, mediaType }) => {
    const found = await readStatementForStaff({ statementId: StatementId(params.statementId) });
    return found.ok ? statementResponse(found.value.file, query.format, mediaType) : found;
  }),

  endpoint(routes.listHeld, async ({ query: { periodId, ...asked } }) => {
    const page = await listHeldRoyalties({ ...asked, periodId: PeriodId(periodId) });
    if (!page.ok) return page;
    const { held, nextCursor } = page.value;
    const data = held.map((each) => heldView(each, baseUrl));
    return { status: 200, body: { data, pagination: { limit: asked.limit, nextCursor } } };
  }),
];
