import type { ManifestUnreadable } from '../../domain/catalog/delivery/delivery.ts';
import { maxListedIssues, type DraftRow } from '../../domain/drafts/delivery/draft-row.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { DeliveryRows } from '../../ports/driven/catalog/manifest-reader.ts';
import { columnOf, readCsv } from './csv.ts';
import { draftForm } from './draft-form.ts';
import { pathIn, readErn, type RecordingPaths } from './ern/read-ern.ts';
import { distinct, type ReadRow } from './form.ts';
import { readJson } from './json.ts';

const unreadable = (detail: string) => fail<ManifestUnreadable>({ kind: 'manifest-unreadable', detail });

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Text in UTF-16 can be valid UTF-8, with a null in each character.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
};

const identities = ['externalId', 'isrc', 'file'] as const satisfies readonly (keyof DraftRow)[];

/** Returns the rows until the most problems that are listed, and how many rows were left out. */
const listed = (rows: readonly ReadRow<DraftRow>[]): Pick<DeliveryRows, 'rows' | 'unchecked'> => {
  let issues = 0;
  const checked = rows.filter(({ row }) => {
    if (issues >= maxListedIssues) return false;
    if (!row.ok) issues += row.failure.length;
    return true;
  });
  return {
    rows: checked.map(({ line, row }) => ({ line, row })),
    unchecked: rows.length - checked.length,
  };
};

/** The rows of a file as data that another thread can receive. `places` says how the file names members. */
export interface ReadDelivery extends Omit<DeliveryRows, 'fieldOf'> {
  readonly places: 'csv' | 'json' | readonly RecordingPaths[];
}

type Read = Pick<ReadDelivery, 'places' | 'isTest'> & { readonly rows: readonly ReadRow<DraftRow>[] };

/** Reads a file whose form is recognized by its first character. */
const rowsOf = (text: string): Result<Read, ManifestUnreadable> => {
  const [first] = text.trimStart();
  if (first === '<') {
    const message = readErn(text, draftForm);
    if (!message.ok) return message;
    const { rows, isTest, paths } = message.value;
    return ok({ rows, isTest, places: paths });
  }
  const isJson = first === '{' || first === '[';
  const rows = isJson ? readJson(text, draftForm) : readCsv(text, draftForm);
  if (!rows.ok) return rows;
  return ok({ rows: rows.value, isTest: false, places: isJson ? 'json' : 'csv' });
};

/** Reads a file of tracks: CSV, JSON or a message of DDEX ERN. */
export const readDelivery = (bytes: Uint8Array): Result<ReadDelivery, ManifestUnreadable> => {
  const text = textOf(bytes);
  if (text === undefined) return unreadable('file is not UTF-8 text; save it as CSV UTF-8, JSON or XML');
  const read = rowsOf(text);
  if (!read.ok) return read;
  const { rows, isTest, places } = read.value;
  if (rows.length === 0) return unreadable('file has no tracks');
  return ok({ ...listed(distinct(rows, identities)), isTest, places });
};

/** Returns the rows with the function that names their members. */
export const withFields = ({ places, ...read }: ReadDelivery): DeliveryRows => ({
  ...read,
  fieldOf: (line, field) => {
    if (places === 'json') return field;
    return places === 'csv' ? columnOf(field) : pathIn(places, line, field);
  },
});
