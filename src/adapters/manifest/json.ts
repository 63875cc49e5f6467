import { z } from 'zod';
import type { ManifestUnreadable } from '../../domain/catalog/delivery/delivery.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import { tooManyRows, type ReadRow, type RowForm } from './form.ts';

const document = z.strictObject({ tracks: z.array(z.unknown()) });

const unreadable = (detail: string) => fail<ManifestUnreadable>({ kind: 'manifest-unreadable', detail });

/** Reads the rows of a JSON file. */
export const readJson = <Row>(
  content: string,
  form: RowForm<Row>,
): Result<readonly ReadRow<Row>[], ManifestUnreadable> => {
  const name = form.nameOf('json');
  let raw: unknown;
  try {
    raw = JSON.parse(content);
  } catch (error) {
    return unreadable(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = document.safeParse(raw);
  if (!parsed.success) return unreadable(`${name} must be { "tracks": [ … ] } and nothing else`);
  const { tracks } = parsed.data;
  const tooMany = tooManyRows(tracks.length, form);
  if (tooMany) return fail(tooMany);
  return ok(tracks.map((row, index) => ({ line: index + 1, raw: row, row: form.read(row) })));
};
