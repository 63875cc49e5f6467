import { maxRows } from '../../../domain/enrichment/enrichment.ts';
import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { RequestedRow } from '../../../ports/driving/enrichment.ts';
import type { FailureOfKind } from '../kernel/problems/failures.ts';
import type { Scratch, UploadedFile } from '../kernel/request/files/scratch.ts';
import { bytesOf } from '../vocabulary/fields.ts';
import type { EnrichDto, EnrichRowDto } from './enrich.requests.ts';

type RowsRejected = FailureOfKind<'validation-failed' | 'files-full'>;

const invalid = (
  pointer: string,
  code: string,
  detail: string,
): Result<never, FailureOfKind<'validation-failed'>> =>
  fail({ kind: 'validation-failed', errors: [{ in: 'body', pointer, code, detail }] });

/** Returns the rows of a request, each with its file, and a new row for each file without one. */
export const rowsOf = async (
  { rows: listed = [] }: EnrichDto,
  files: readonly UploadedFile[],
  scratch: Pick<Scratch, 'write'>,
): Promise<Result<readonly RequestedRow[], RowsRejected>> => {
  const byName = new Map(files.map((file) => [file.name, file]));
  const names = new Set(listed.map(({ rowId }) => rowId));
  const further = files
    .filter(({ name }) => !names.has(name))
    .map(({ name }): EnrichRowDto => ({ rowId: name }));
  const all = [...listed, ...further];
  if (all.length === 0)
    return invalid('/rows', 'required', 'must have at least one row, unless you send a file');
  if (all.length > maxRows)
    return invalid(
      '/rows',
      'too_big',
      `must have at most ${maxRows} rows, including one for each file without a row`,
    );
  const rows: RequestedRow[] = [];
  for (const row of all) {
    const read = await rowOf(row, byName.get(row.rowId), scratch);
    if (!read.ok) return read;
    rows.push(read.value);
  }
  return ok(rows);
};

const rowOf = async (
  { trackId, isrc, audioUrl, audioBase64, ...row }: EnrichRowDto,
  file: UploadedFile | undefined,
  scratch: Pick<Scratch, 'write'>,
): Promise<Result<RequestedRow, RowsRejected>> => {
  const given = [audioUrl, audioBase64, file].filter((each) => each !== undefined);
  const audio: Result<RequestedRow['audio'], RowsRejected> =
    given.length > 1
      ? ok({
          kind: 'unreadable',
          detail: 'This row has audio more than once. Send one of audioUrl, audioBase64 or a file.',
        })
      : audioUrl !== undefined
        ? ok({ kind: 'url', url: audioUrl })
        : file !== undefined
          ? ok({ kind: 'file', file: file.file, sizeBytes: file.sizeBytes })
          : audioBase64 !== undefined
            ? await decoded(audioBase64, scratch)
            : ok(undefined);
  if (!audio.ok) return audio;
  return ok({
    ...row,
    ...(trackId !== undefined && { trackId: TrackId(trackId) }),
    ...(isrc !== undefined && { isrc: parseIsrc(isrc) ?? isrc }),
    ...(audio.value && { audio: audio.value }),
  });
};

/** Decodes base64 audio. Invalid base64 fails its row only. */
const decoded = async (
  text: string,
  scratch: Pick<Scratch, 'write'>,
): Promise<Result<NonNullable<RequestedRow['audio']>, RowsRejected>> => {
  const bytes = bytesOf(text);
  if (!bytes || bytes.length === 0)
    return ok({
      kind: 'unreadable',
      detail: 'audioBase64 must be base64 with padding (RFC 4648 §4).',
    });
  const written = await scratch.write(bytes);
  return written.ok ? ok({ kind: 'file', file: written.value, sizeBytes: bytes.length }) : written;
};
