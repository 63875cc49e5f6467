import { ForensicMark } from '../../../domain/licensing/forensic-mark.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRefused, FoundMark } from '../../../ports/driven/audio-workshop.ts';
import { decoding, type Bench } from '../codecs/decoding.ts';
import { markDetector, type FoundMark as Heard } from '../dsp/forensic-detection.ts';

/** Listens until a mark was heard; the rest of the file is left unread. */
export const findMark = (
  { file }: { readonly file: string },
  bench: Bench,
): Promise<Result<FoundMark | undefined, AudioRefused>> =>
  decoding<FoundMark | undefined>(file, { ...bench, silent: 'taken' }, async ({ sampleRate, blocks }) => {
    if (bench.markKey === undefined) throw new Error('a mark is to be heard, and there is no key for it');
    const detector = markDetector(sampleRate, bench.markKey);
    for await (const block of blocks) {
      if (!block.ok) return block;
      const found = detector.push(block.value);
      if (found) return ok(named(found));
    }
    const found = detector.finish();
    return ok(found && named(found));
  });

const named = ({ payload, confidence }: Heard): FoundMark => ({ mark: ForensicMark(payload), confidence });
