import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { ok, type Result } from '../../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../../ports/driven/media/audio-processor.ts';
import { Unavailable } from '../../../../ports/driven/shared/unavailable.ts';
import { framesIn } from '../../dsp/pcm.ts';
import type { AudioCodec, Encoding, PcmStream, Source } from '../codec.ts';
import { decodedBy, resampledBlocks, type Decoder, type Encoder } from '../coders.ts';
import { wavDecoder, wavEncoder } from '../wav.ts';
import { flacDecoder } from './flac-decoder.ts';
import { flacEncoder } from './flac-encoder.ts';
import { mp3Decoder, mp3Encoder } from './mp3.ts';
import { oggDecoder, oggEncoder } from './ogg.ts';

/** Decodes and encodes by codecs compiled to WebAssembly, and WAV without one: no process, no native code. */
export const wasmCodec: AudioCodec = {
  decode: (source, sampleRate = source.sound.sampleRate) =>
    resampledBlocks(
      decodedBy(source, () => decoderFor(source)),
      source.sound,
      sampleRate,
    ),

  encode: async (stream, encoding, into): Promise<Result<{ readonly frames: number }, AudioRejected>> => {
    const encoder = await encoderFor(stream, encoding);
    const file = openSync(into, 'w');
    try {
      let frames = 0;
      for await (const block of stream.blocks) {
        if (!block.ok) return block;
        frames += framesIn(block.value);
        writeFileSync(file, encoder.push(block.value));
      }
      writeFileSync(file, encoder.finish());
      const head = encoder.head?.();
      if (head !== undefined && writeSync(file, head, 0, head.length, 0) < head.length)
        throw new Unavailable(`the head of the ${encoding.format} was not written completely`);
      return ok({ frames });
    } finally {
      closeSync(file);
    }
  },
};

const decoderFor = (source: Source): Promise<Decoder> | Decoder => {
  switch (source.sound.container) {
    case 'mp3':
      return mp3Decoder(source.sound.channels);
    case 'flac':
      return flacDecoder(source);
    case 'ogg':
      return oggDecoder();
    case 'wav':
      return wavDecoder(source.reader);
  }
};

const encoderFor = (stream: PcmStream, encoding: Encoding): Promise<Encoder> | Encoder => {
  switch (encoding.format) {
    case 'mp3':
      return mp3Encoder(stream, encoding.kbps);
    case 'ogg':
      return oggEncoder(stream, encoding.quality);
    case 'flac':
      return flacEncoder(stream, encoding.depth);
    case 'wav':
      return wavEncoder(stream, encoding.depth);
  }
};
