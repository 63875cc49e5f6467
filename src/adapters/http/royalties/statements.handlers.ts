import type { z } from 'zod';
import type { StatementFile, StoredStatement } from '../../../domain/royalties/statements/statement.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { PartyId, PeriodId, PlatformId, StatementId, TrackId } from '../../../domain/shared/ids.ts';
import type { Statements } from '../../../ports/driving/royalties/statements.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { csv, csvRows } from '../vocabulary/csv.ts';
import type { StatementFile as StatementDto } from './statement.schemas.ts';
import * as routes from './statements.contract.ts';

const summaryView = ({ file, closedAt }: StoredStatement) => {
  const { lines: _, ...summary } = file.statement;
  return { ...summary, closedAt: timestamp(closedAt) };
};

const fileView = ({ statement, salt, proof, root }: StatementFile) => ({
  statement: { ...statement, lines: [...statement.lines] },
  ...{ salt, proof: [...proof], root },
});

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

const columns = [
  'statementId',
  'month',
  'mode',
  'currency',
  'partyId',
  'platformId',
  'trackId',
  'territory',
  'exact',
];

const rowsOf = ({ statement }: StatementFile): Buffer => {
  const { statementId, month, mode, currency, partyId, lines } = statement;
  const rows = csvRows([
    columns,
    ...lines.map(({ platformId, trackId, territory, exact }) => [
      ...[statementId, month, mode, currency, partyId],
      ...[platformId, trackId, territory, exact],
    ]),
  ]);
  return Buffer.from(rows);
};

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
    if (!found.ok) return found;
    const { file } = found.value;
    const asFile = query.format === undefined ? mediaType === csv : query.format === 'csv';
    if (!asFile) return { status: 200, body: fileView(file) };
    const headers = {
      'content-disposition': `attachment; filename="${file.statement.statementId}.csv"`,
    };
    return { status: 200, mediaType: csv, bytes: rowsOf(file), headers };
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
