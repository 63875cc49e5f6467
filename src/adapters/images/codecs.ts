import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ImageFormat } from '../../domain/images/purpose.ts';
import type { VariantFormat } from '../../domain/images/variants.ts';
import type { Pixels } from './pixels.ts';

/** The part of WebAssembly that is used here; Node's types do not contain it. */
interface WasmMemory {
  grow(pages: number): number;
  readonly buffer: ArrayBuffer;
}
interface Wasm {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
  readonly Memory: new () => WasmMemory;
}
const { WebAssembly: wasmApi } = globalThis as unknown as { readonly WebAssembly: Wasm };

const pageBytes = 65_536;
/**
 * The memory of all codecs of one image, in bytes. The decoder and both encoders of the largest accepted image take 783 MiB together, and the
 * memory of one is free some time after its last use. The codecs themselves allow 2 GiB each.
 */
const maxMemory = 832 * 2 ** 20;

/** Lets the memory of an instance grow. */
export type MemoryLimit = (exports: object) => void;

/** Returns a limit that the codecs of one image share. One that needs more fails to allocate. */
export const memoryLimit = (maxBytes = maxMemory): MemoryLimit => {
  const memories: WeakRef<WasmMemory>[] = [];
  const used = (): number =>
    memories.reduce((total, each) => total + (each.deref()?.buffer.byteLength ?? 0), 0);
  return (exports) => {
    for (const memory of Object.values(exports)) {
      if (!(memory instanceof wasmApi.Memory)) continue;
      memories.push(new WeakRef(memory));
      const grow = memory.grow.bind(memory);
      memory.grow = (pages) => {
        if (used() + pages * pageBytes > maxBytes)
          throw new RangeError('the codecs of an image need too much memory');
        return grow(pages);
      };
    }
  };
};

const require = createRequire(import.meta.url);

const pngDecoder = '@jsquash/png/codec/pkg/squoosh_png_bg.wasm';
const jpegDecoder = '@jsquash/jpeg/codec/dec/mozjpeg_dec';
const webpDecoder = '@jsquash/webp/codec/dec/webp_dec';
const webpEncoder = '@jsquash/webp/codec/enc/webp_enc_simd';
const jpegEncoder = '@jsquash/jpeg/codec/enc/mozjpeg_enc';

/** Compiled codecs, by the path of each file. */
export type CodecModules = ReadonlyMap<string, object>;

let shared: CodecModules = new Map();

/** Lets this thread use codecs that another one has compiled. */
export const useCodecs = (modules: CodecModules): void => {
  shared = modules;
};

const compile = (path: string): object => new wasmApi.Module(readFileSync(require.resolve(path)));
const compiled = (path: string): object => shared.get(path) ?? compile(path);

/**
 * Compiles all codecs, so that threads can share them. A compiled codec contains code only, and never the memory of an image. Each thread
 * otherwise spends as much time on compiling as on encoding, and its code is never optimized.
 */
export const compiledCodecs = (): CodecModules =>
  new Map(
    [pngDecoder, ...[jpegDecoder, webpDecoder, webpEncoder, jpegEncoder].map((codec) => `${codec}.wasm`)].map(
      (path) => [path, compile(path)],
    ),
  );

interface Decoder {
  decode(bytes: Uint8Array, ...options: readonly boolean[]): Pixels | null;
}
interface Encoder {
  encode(data: Uint8ClampedArray, width: number, height: number, options: object): Uint8Array | null;
}
interface Opened<Codec> {
  default: (options: object) => Promise<Codec>;
}

/**
 * Returns a codec with a memory of its own. It is not shared between images: what one image leaves in it cannot reach another, and it is freed
 * with the last reference.
 */
const instanceOf = async <Codec>(
  codec: string,
  limit: MemoryLimit,
  onWarning: (text: string) => void = () => undefined,
): Promise<Codec> => {
  const { default: open } = (await import(`${codec}.js`)) as Opened<Codec>;
  const module = compiled(`${codec}.wasm`);
  return open({
    noInitialRun: true,
    print: () => undefined,
    printErr: onWarning,
    instantiateWasm: (imports: object, use: (instance: object) => void) => {
      const instance = new wasmApi.Instance(module, imports);
      limit(instance.exports);
      use(instance);
      return instance.exports;
    },
  });
};

const decodePng = async (bytes: Uint8Array): Promise<Pixels> => {
  const { initSync, decode } = (await import('@jsquash/png/codec/pkg/squoosh_png.js')) as unknown as {
    initSync: (module: object) => unknown;
    decode: (bytes: Uint8Array) => Pixels;
  };
  initSync(compiled(pngDecoder));
  return decode(bytes);
};

type Decode = (bytes: Uint8Array, limit: MemoryLimit) => Promise<Pixels>;

/** The warning of libjpeg (jerror.h, JWRN_HIT_MARKER) for data that end before the image does. It fills the rest with gray. */
const endsEarly = 'premature end of data';

const decodeWith =
  (codec: string, ...options: readonly boolean[]): Decode =>
  async (bytes, limit) => {
    const warnings: string[] = [];
    const decoder = await instanceOf<Decoder>(codec, limit, (text) => warnings.push(text));
    const decoded = decoder.decode(bytes, ...options);
    if (!decoded || warnings.some((text) => text.includes(endsEarly)))
      throw new Error('the image cannot be decoded');
    return decoded;
  };

const decoders: Readonly<Record<ImageFormat, Decode>> = {
  // It ignores the orientation that Exif data state.
  jpeg: decodeWith(jpegDecoder, false),
  webp: decodeWith(webpDecoder),
  png: decodePng,
};

/** Decodes the pixels of a file, as they are stored: not upright, in the colors of the file. Throws if it is damaged. */
export const decode = (format: ImageFormat, bytes: Uint8Array, limit = memoryLimit()): Promise<Pixels> =>
  decoders[format](bytes, limit);

/** Encodes pixels; `quality` is from 0 to 100. */
export type Encode = (pixels: Pixels, quality: number) => Uint8Array;

/**
 * The encoder of each format, the module with its options, and what differs from them: twice to three times as fast, for files that are a twelfth larger.
 * Every processor for which Node 24 is built has SIMD.
 */
const encoders = {
  webp: {
    codec: webpEncoder,
    meta: '@jsquash/webp/meta.js',
    options: { method: 2 },
  },
  jpeg: {
    codec: jpegEncoder,
    meta: '@jsquash/jpeg/meta.js',
    options: { baseline: true, progressive: false },
  },
} as const satisfies Readonly<Record<VariantFormat, object>>;

export const openEncoder = async (format: VariantFormat, limit = memoryLimit()): Promise<Encode> => {
  const { codec, meta, options } = encoders[format];
  const { defaultOptions } = (await import(meta)) as { readonly defaultOptions: object };
  const encoder = await instanceOf<Encoder>(codec, limit);
  return ({ data, width, height }, quality) => {
    const encoded = encoder.encode(data, width, height, { ...defaultOptions, ...options, quality });
    if (!encoded) throw new Error(`the image cannot be encoded as ${format}`);
    return encoded;
  };
};
