import { ForensicMark } from '../../../domain/licensing/forensic-mark.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected, FoundMark } from '../../../ports/driven/media/audio-processor.ts';
import { decoding, type DecodingSettings } from '../codecs/decoding.ts';
import { markDetector, type FoundMark as DetectedMark } from '../dsp/forensic/forensic-detection.ts';

/** Searches for the marks of every key and stops reading at the first that it finds. */
export const findMark = (
  { file, otherKeys }: { readonly file: string; readonly otherKeys: readonly string[] },
  settings: DecodingSettings,
): Promise<Result<FoundMark | undefined, AudioRejected>> =>
  decoding<FoundMark | undefined>(
    file,
    { ...settings, silent: 'accepted' },
    async ({ sampleRate, blocks }) => {
      if (settings.markKey === undefined) throw new Error('marks cannot be detected without a mark key');
      const own = Buffer.from(settings.markKey).toString('hex');
      const keys = [...new Set([own, ...otherKeys])].map((key) => Buffer.from(key, 'hex'));
      const detectors = keys.map((key) => markDetector(sampleRate, key));
      for await (const block of blocks) {
        if (!block.ok) return block;
        for (const detector of detectors) {
          const found = detector.push(block.value);
          if (found) return ok(named(found));
        }
      }
      for (const detector of detectors) {
        const found = detector.finish();
        if (found) return ok(named(found));
      }
      return ok(undefined);
    },
  );

const named = ({ payload, confidence }: DetectedMark): FoundMark => ({
  mark: ForensicMark(payload),
  confidence,
});
