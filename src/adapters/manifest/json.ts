import { z } from 'zod';
import type { ManifestUnreadable } from '../../domain/catalog/delivery/delivery.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import { filesIn, readRow, type ReadRow } from './row.ts';

const document = z.strictObject({ tracks: z.array(z.unknown()) });

const unreadable = (detail: string) => fail<ManifestUnreadable>({ kind: 'manifest-unreadable', detail });

export const readJson = (content: string): Result<readonly ReadRow[], ManifestUnreadable> => {
  let raw: unknown;
  try {
    raw = JSON.parse(content);
  } catch (error) {
    return unreadable(`manifest.json is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = document.safeParse(raw);
  if (!parsed.success) return unreadable('manifest.json must be { "tracks": [ … ] } and nothing else');
  return ok(
    parsed.data.tracks.map((row, index) => ({ line: index + 1, row: readRow(row), files: filesIn(row) })),
  );
};
