import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { csvText } from '../../kit/csv.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { count } from '../../kit/display/format.ts';
import { saveText } from '../../kit/save-text.ts';

/** So many rows are kept in the memory of the browser at most. */
const mostRows = 50_000;

/** Loads all records that match the filters, and saves them as a CSV file. */
export const ExportCsv = <Row,>({
  filename,
  load,
  columns,
}: {
  readonly filename: string;
  readonly load: () => AsyncIterable<Row>;
  /** The names of the columns, with the values of a row. */
  readonly columns: readonly (readonly [name: string, value: (row: Row) => string | number | undefined])[];
}) => {
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const rows: (string | number | undefined)[][] = [];
      for await (const record of load()) {
        rows.push(columns.map(([, value]) => value(record)));
        if (rows.length === mostRows) break;
      }
      saveText(filename, csvText([columns.map(([name]) => name), ...rows]), 'text/csv;charset=utf-8');
      announce(
        rows.length === mostRows
          ? `Saved the first ${count(mostRows)} rows. Use filters for the others.`
          : `Saved ${count(rows.length)} rows`,
      );
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void save()}>
      {busy ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
};
