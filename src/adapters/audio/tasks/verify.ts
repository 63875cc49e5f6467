import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected, VerifiedRender } from '../../../ports/driven/media/audio-processor.ts';
import type { DecodingSettings } from '../codecs/decoding.ts';
import { decodedWhole } from '../codecs/verifying.ts';

export const verify = async (
  { file }: { readonly file: string },
  { codec }: DecodingSettings,
): Promise<Result<VerifiedRender, AudioRejected>> => {
  const decoded = await decodedWhole(codec, file);
  if (!decoded.ok) return decoded;
  const { format, frames, sampleRate } = decoded.value;
  return ok({ container: format, durationMs: Math.round((frames / sampleRate) * 1000) });
};
