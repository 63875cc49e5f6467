import type { StatementFile, StoredStatement } from '../../../domain/royalties/statements/statement.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { csv, csvRows } from '../vocabulary/csv.ts';

/** A statement without its lines. */
export const summaryView = ({ file, closedAt }: StoredStatement) => {
  const { lines: _, ...summary } = file.statement;
  return { ...summary, closedAt: timestamp(closedAt) };
};

const fileView = ({ statement, salt, proof, root }: StatementFile) => ({
  statement: { ...statement, lines: [...statement.lines] },
  ...{ salt, proof: [...proof], root },
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

/** Returns the response with a statement: its JSON with the proof, or a CSV file of its lines. */
export const statementResponse = (
  file: StatementFile,
  format: 'json' | 'csv' | undefined,
  mediaType: string | undefined,
) => {
  const asFile = format === undefined ? mediaType === csv : format === 'csv';
  if (!asFile) return { status: 200, body: fileView(file) } as const;
  const headers = {
    'content-disposition': `attachment; filename="${file.statement.statementId}.csv"`,
  };
  return { status: 200, mediaType: csv, bytes: rowsOf(file), headers } as const;
};
