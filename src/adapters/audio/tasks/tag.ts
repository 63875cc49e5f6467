import type { FileTags } from '../../../domain/licensing/file-tags.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected, VerifiedRender } from '../../../ports/driven/media/audio-processor.ts';
import { Unavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { DecodingSettings } from '../codecs/decoding.ts';
import { decodedWhole } from '../codecs/verifying.ts';
import { writeTagged } from '../tags/writing.ts';

/** Decodes the copy before it is returned, because a full disk is not always reported. */
export const tag = async (
  { file, into, tags }: { readonly file: string; readonly into: string; readonly tags: FileTags },
  { codec }: DecodingSettings,
): Promise<Result<VerifiedRender, AudioRejected>> => {
  const written = writeTagged(file, into, tags);
  if (!written.ok) return written;
  const copy = await decodedWhole(codec, into);
  if (!copy.ok) throw new Unavailable(`the tagged file was not written completely: ${copy.failure.detail}`);
  const { format, frames, sampleRate } = copy.value;
  return ok({ container: format, durationMs: Math.round((frames / sampleRate) * 1000) });
};
