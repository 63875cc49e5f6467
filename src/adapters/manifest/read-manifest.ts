import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type {
  DeliveredTrack,
  Manifest,
  ManifestRow,
  ManifestUnreadable,
  RowIssue,
} from '../../domain/catalog/delivery/delivery.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import { readCsv } from './csv.ts';
import { readJson } from './json.ts';
import { addIssues, distinct, type ReadRow } from './form.ts';
import { filesIn, importForm } from './row.ts';

const unreadable = (detail: string) => fail<ManifestUnreadable>({ kind: 'manifest-unreadable', detail });

/** Returns the text of a file, or undefined if it does not exist. */
const textOf = async (file: string): Promise<Result<string, ManifestUnreadable> | undefined> => {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    return unreadable(`${file} cannot be read (${code ?? String(error)})`);
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return unreadable(`${file} is not UTF-8 text; save it as CSV UTF-8 or JSON`);
  }
};

/**
 * Reads `manifest.json` or `manifest.csv` of a folder. It resolves the paths of audio files, but does not
 * read them.
 */
export const readManifest = async (folder: string): Promise<Result<Manifest, ManifestUnreadable>> => {
  const [json, csv] = await Promise.all([
    textOf(join(folder, 'manifest.json')),
    textOf(join(folder, 'manifest.csv')),
  ]);
  if (json && csv) return unreadable(`${folder} contains both manifest.json and manifest.csv; remove one`);
  const found = json ?? csv;
  if (!found) return unreadable(`${folder} contains neither manifest.json nor manifest.csv`);
  if (!found.ok) return found;
  const rows = json ? readJson(found.value, importForm) : readCsv(found.value, importForm);
  if (!rows.ok) return rows;
  const within = await Promise.all(rows.value.map((row) => inside(folder, row)));
  const rowsOfTracks = distinct(within, ['externalId', 'isrc']);
  return ok({ rows: await Promise.all(rowsOfTracks.map((row) => withMissing(folder, row))) });
};

type Read = ReadRow<DeliveredTrack>;

/** Rejects links that lead out of the folder. */
const inside = async (folder: string, row: Read): Promise<Read> => {
  const root = `${await realpath(folder)}${sep}`;
  const issues = await Promise.all(
    filesIn(row.raw).map(async ({ field, name }): Promise<readonly RowIssue[]> => {
      const real = await realpath(join(folder, name)).catch(() => undefined);
      return real === undefined || real.startsWith(root)
        ? []
        : [{ field, detail: `"${name}" links to a file outside the folder` }];
    }),
  );
  return addIssues(row, issues.flat());
};

/**
 * A rejected row is not imported, so its missing files are reported here; those of other rows by the import.
 */
const withMissing = async (folder: string, read: Read): Promise<ManifestRow> => {
  const { raw, ...row } = read;
  if (row.row.ok) return row;
  const issues = await Promise.all(
    filesIn(raw).map(async ({ field, name }): Promise<readonly RowIssue[]> =>
      (await stat(join(folder, name)).catch(() => undefined)) === undefined
        ? [{ field, detail: `"${name}" does not exist` }]
        : [],
    ),
  );
  return { ...row, row: fail([...row.row.failure, ...issues.flat()]) };
};
