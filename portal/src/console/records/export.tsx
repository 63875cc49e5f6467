import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { csvText } from '../../kit/csv.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { counted } from '../../kit/display/format.ts';
import { saveText } from '../../kit/save-text.ts';
import { collect } from '../../kit/collect.ts';

/** The rows that are kept in the memory of the browser, and the requests of one export. */
const limits = { rows: 50_000, pages: 1_000 } as const;

type Load<Row> = (signal: AbortSignal) => Parameters<typeof collect<Row>>[0];

/** Loads the records that match the filters, and saves them as a file. Ends when the user cancels it or leaves the page. */
export const ExportFile = <Row,>({
  name,
  filename,
  type,
  load,
  textOf,
}: {
  /** The name of the format. */
  readonly name: string;
  readonly filename: string;
  /** The media type. */
  readonly type: string;
  readonly load: Load<Row>;
  readonly textOf: (rows: readonly Row[]) => string;
}) => {
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);
  const save = async () => {
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    try {
      const { rows, isComplete } = await collect(load(signal), limits);
      signal.throwIfAborted();
      saveText(filename, textOf(rows), `${type};charset=utf-8`);
      announce(
        isComplete
          ? `Saved ${counted(rows.length, 'row')}`
          : `Saved the first ${counted(rows.length, 'row')}. Use filters for the others.`,
      );
    } catch (error) {
      if (!signal.aborted) announce(explain(error), 'bad');
    }
    setBusy(false);
  };
  return (
    <>
      <Button busy={busy} onClick={() => void save()}>
        {busy ? 'Exporting…' : `Export ${name}`}
      </Button>
      {busy && <Button onClick={cancel}>Cancel export</Button>}
    </>
  );
};

/** Saves the records that match the filters as a CSV file. */
export const ExportCsv = <Row,>({
  filename,
  load,
  columns,
}: {
  readonly filename: string;
  readonly load: Load<Row>;
  /** The names of the columns, with the values of a row. */
  readonly columns: readonly (readonly [name: string, value: (row: Row) => string | number | undefined])[];
}) => (
  <ExportFile
    name="CSV"
    filename={filename}
    type="text/csv"
    load={load}
    textOf={(rows: readonly Row[]) =>
      csvText([columns.map(([name]) => name), ...rows.map((row) => columns.map(([, value]) => value(row)))])
    }
  />
);
