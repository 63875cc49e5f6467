import type { z } from 'zod';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { PartyId, PeriodId, PlatformId, StatementId, TrackId } from '../../../domain/shared/ids.ts';
import type { Statements } from '../../../ports/driving/royalties/statements.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import type { StatementFile as StatementDto } from './statement.schemas.ts';
import { statementResponse, summaryView } from './statement.views.ts';
import * as routes from './statements.contract.ts';

const fileOf = ({ statement, salt, proof }: z.output<typeof StatementDto>) => ({
  statement: {
    ...statement,
    statementId: StatementId(statement.statementId),
    periodId: PeriodId(statement.periodId),
    partyId: PartyId(statement.partyId),
    lines: statement.lines.map(({ platformId, trackId, ...line }) => ({
      ...{ ...line, platformId: PlatformId(platformId), trackId: TrackId(trackId) },
    })),
  },
  ...{ salt, proof },
});

export const statementEndpoints = ({
  listStatements,
  readStatement,
  verifyStatement,
}: Statements): readonly Endpoint[] => [
  endpoint(routes.listStatements, async ({ caller, query }) => {
    const page = await listStatements({ caller, ...query });
    if (!page.ok) return page;
    const { statements, nextCursor } = page.value;
    const data = statements.map(summaryView);
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),

  endpoint(routes.readStatement, async ({ caller, params, query, mediaType }) => {
    const found = await readStatement({ caller, statementId: StatementId(params.statementId) });
    return found.ok ? statementResponse(found.value.file, query.format, mediaType) : found;
  }),

  endpoint(routes.verifyStatement, async ({ body }) => {
    const verified = await verifyStatement(fileOf(body));
    if (!verified.ok) return verified;
    const { value } = verified;
    return {
      status: 200,
      body: value.verified ? { ...value, closedAt: timestamp(value.closedAt) } : value,
    };
  }),
];
