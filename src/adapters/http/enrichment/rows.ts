import { mostRows } from '../../../domain/enrichment/enrichment.ts';
import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { RowAsked } from '../../../ports/driving/enrichment.ts';
import type { FailureOfKind } from '../kernel/problems/failures.ts';
import type { Scratch, UploadedFile } from '../kernel/request/scratch.ts';
import { bytesOf } from '../vocabulary/fields.ts';
import type { EnrichDto, EnrichRowDto } from './enrich.requests.ts';

type RowsRefused = FailureOfKind<'validation-failed' | 'files-full'>;

const flawed = (
  pointer: string,
  code: string,
  detail: string,
): Result<never, FailureOfKind<'validation-failed'>> =>
  fail({ kind: 'validation-failed', errors: [{ in: 'body', pointer, code, detail }] });

/** The rows of a request: those it lists, with the files that give them sound, and a row of its own for every other file. */
export const rowsOf = async (
  { rows: listed = [] }: EnrichDto,
  files: readonly UploadedFile[],
  scratch: Pick<Scratch, 'write'>,
): Promise<Result<readonly RowAsked[], RowsRefused>> => {
  const byName = new Map(files.map((file) => [file.name, file]));
  const names = new Set(listed.map(({ rowId }) => rowId));
  const further = files
    .filter(({ name }) => !names.has(name))
    .map(({ name }): EnrichRowDto => ({ rowId: name }));
  const all = [...listed, ...further];
  if (all.length === 0)
    return flawed('/rows', 'required', 'must have at least one row, or a file must be sent');
  if (all.length > mostRows)
    return flawed('/rows', 'too_big', `must be ${mostRows} at most, files of their own included`);
  const rows: RowAsked[] = [];
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
): Promise<Result<RowAsked, RowsRefused>> => {
  const given = [audioUrl, audioBase64, file].filter((each) => each !== undefined);
  const audio: Result<RowAsked['audio'], RowsRefused> =
    given.length > 1
      ? ok({ kind: 'unreadable', detail: 'Give one sound: audioUrl, audioBase64 or a file.' })
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

/** What is no base64 is the fault of its row alone. */
const decoded = async (
  text: string,
  scratch: Pick<Scratch, 'write'>,
): Promise<Result<NonNullable<RowAsked['audio']>, RowsRefused>> => {
  const bytes = bytesOf(text);
  if (!bytes || bytes.length === 0)
    return ok({
      kind: 'unreadable',
      detail: 'audioBase64 is not base64 with padding (RFC 4648, section 4).',
    });
  const written = await scratch.write(bytes);
  return written.ok ? ok({ kind: 'file', file: written.value, sizeBytes: bytes.length }) : written;
};
