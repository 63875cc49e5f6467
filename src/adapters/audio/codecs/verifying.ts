import type { Result } from '../../../domain/shared/result.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../ports/driven/media/audio-processor.ts';
import { Unavailable } from '../../../ports/driven/shared/unavailable.ts';
import { framesIn } from '../dsp/pcm.ts';
import { defaultLimits, type AudioLimits } from '../limits.ts';
import { rejected, type AudioCodec, type Encoding } from './codec.ts';
import { decoding } from './decoding.ts';

/** The limits of delivered audio do not apply to renders: a WAV from a FLAC can be several times its size. */
export const renderLimits: AudioLimits = {
  ...defaultLimits,
  maxBytes: Infinity,
  minSeconds: 0,
  maxSeconds: Infinity,
};

interface Content {
  readonly format: Encoding['format'];
  readonly sampleRate: number;
  readonly frames: number;
}

/**
 * Decodes a complete file without the limits of delivered audio. Throws `Unavailable` if the decoder was
 * killed, for example because of low memory, which is not the fault of the file.
 */
export const decodedWhole = (codec: AudioCodec, file: string): Promise<Result<Content, AudioRejected>> =>
  decoding(
    file,
    { codec, limits: renderLimits, silent: 'accepted', reusesBlocks: true },
    async ({ sound, blocks }) => {
      let frames = 0;
      for await (const block of blocks) {
        if (!block.ok && block.failure.isKilled) throw new Unavailable('the decoder was killed');
        if (!block.ok) return block;
        frames += framesIn(block.value);
      }
      if (frames === 0) return rejected('truncated', 'The file contains no audio.');
      return ok({ format: sound.container, sampleRate: sound.sampleRate, frames });
    },
  );

/**
 * Returns a codec that decodes again what it encoded. An encoder may exit without an error although the disk
 * was full, so its exit code does not prove that the file is complete. Throws `Unavailable` if frames are
 * missing.
 */
export const verifying = (codec: AudioCodec): AudioCodec => ({
  decode: codec.decode,
  encode: async (stream, encoding, into) => {
    const encoded = await codec.encode(stream, encoding, into);
    if (!encoded.ok) return encoded;
    const written = await decodedWhole(codec, into);
    const { format } = encoding;
    if (!written.ok)
      throw new Unavailable(`the ${format} was not written completely: ${written.failure.detail}`);
    const { value } = written;
    if (
      value.format !== format ||
      value.sampleRate !== stream.sampleRate ||
      value.frames !== encoded.value.frames
    )
      throw new Unavailable(
        `the ${format} has ${value.frames} frames at ${value.sampleRate} Hz, ` +
          `not ${encoded.value.frames} at ${stream.sampleRate} Hz`,
      );
    return encoded;
  },
});
