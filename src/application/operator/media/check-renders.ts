import { previewMs } from '../../../domain/catalog/audio.ts';
import { renderNote } from '../../../domain/audit/store-notes.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { AuditLog } from '../../../ports/driven/staff/audit-log.ts';
import type { AudioProcessor } from '../../../ports/driven/media/audio-processor.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import { isUnavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { CheckRenders, RendersChecked } from '../../../ports/driving/operator/media-commands.ts';
import { isPreviewKey, masterInKey, masterPart } from '../../media/render-keys.ts';
import { keyedPagesFrom, type From } from '../../shared/pages-from.ts';

interface Dependencies {
  readonly library: Pick<TrackLibrary, 'changes'>;
  readonly mediaStore: Pick<MediaStore, 'renders' | 'describe' | 'borrow' | 'dropRender'>;
  readonly audioProcessor: Pick<AudioProcessor, 'verify'>;
  readonly auditLog: Pick<AuditLog, 'append'>;
  readonly clock: Clock;
}

const pageSize = 200;
/** Rates differ between a master and its renders, and lengths are rounded to the millisecond. */
const toleranceMs = 1;
/**
 * A preview consists of steps of a tenth of a second, each of a whole number of frames: at 8 kHz, 300 of them
 * differ by less.
 */
const previewToleranceMs = 20;

/** Compares a render with its master or stem. */
const issueOf = async (
  { mediaStore, audioProcessor }: Dependencies,
  key: string,
  durations: Durations,
): Promise<Judged> => {
  if (!(await mediaStore.describe(key))) return undefined; // It was removed from the cache meanwhile.
  const verified = await mediaStore.borrow(key, (file) => audioProcessor.verify(file).catch(interrupted));
  if ('reason' in verified) return verified;
  if (!verified.ok) return verified.failure.detail;
  const expected = durations.get(masterInKey(key) ?? '');
  if (expected === undefined) return undefined;
  const isPreview = isPreviewKey(key);
  const durationMs = isPreview ? Math.min(previewMs, expected) : expected;
  const found = verified.value.durationMs;
  return Math.abs(found - durationMs) <= (isPreview ? previewToleranceMs : toleranceMs)
    ? undefined
    : `It lasts ${found} ms, not ${durationMs} ms.`;
};

export const checkRenders =
  (dependencies: Dependencies): CheckRenders =>
  async ({ onProgress }) => {
    const { library, mediaStore, auditLog, clock } = dependencies;
    const keys: string[] = [];
    for await (const key of mediaStore.renders()) keys.push(key);
    const durations = await durationsOf(library, new Set(keys.map(masterInKey)));
    const dropped: RendersChecked['dropped'][number][] = [];
    const unverified: RendersChecked['unverified'][number][] = [];
    for (const [place, key] of keys.entries()) {
      const issue = await issueOf(dependencies, key, durations);
      if (typeof issue === 'object') unverified.push({ key, reason: issue.reason });
      else if (issue !== undefined) {
        await auditLog.append(renderNote(key, issue, clock.now()));
        await mediaStore.dropRender(key);
        dropped.push({ key, issue });
      }
      onProgress({ renders: place + 1, dropped, unverified });
    }
    return ok({ renders: keys.length, dropped, unverified });
  };

/** The problem of a render, or why it cannot be verified; undefined if it is complete. */
type Judged = string | { readonly reason: string } | undefined;

/** An interruption concerns one render: the others are still verified. */
const interrupted = (error: unknown): { readonly reason: string } => {
  if (isUnavailable(error)) return { reason: error.message };
  throw error;
};

/** The durations of masters and stems, by the part of a render's key that identifies them. */
type Durations = ReadonlyMap<string, number>;

const durationsOf = async (
  library: Dependencies['library'],
  wanted: ReadonlySet<string | undefined>,
): Promise<Durations> => {
  const durations = new Map<string, number>();
  const pages = keyedPagesFrom(
    ({ after = 0 }: From<number>) => library.changes(after, pageSize),
    ({ catalogVersion }) => catalogVersion,
  );
  for await (const tracks of pages)
    for (const { master, durationMs, stems } of tracks) {
      const recordings = [{ file: master, durationMs }, ...stems];
      for (const { file, durationMs: length } of recordings)
        if (wanted.has(masterPart(file))) durations.set(masterPart(file), length);
    }
  return durations;
};
