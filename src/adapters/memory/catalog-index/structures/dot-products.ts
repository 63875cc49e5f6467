/** The number of bytes of a vector. */
const vectorLength = 32;
/** The number of vectors that are multiplied in one call: 64 KB, which stay in the cache of a core. */
export const mostVectors = 2_048;

/** The layout of the memory: the target, the vectors, and the products of each with the target. */
const vectorsAt = 64;
const productsAt = vectorsAt + mostVectors * vectorLength;
const pages = Math.ceil((productsAt + mostVectors * 4) / 65_536);

/** The encoding of numbers in WebAssembly, LEB128. */
const number = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...number(value >>> 7)];
const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...number(content.length),
  ...content,
];
const text = (value: string): number[] => [value.length, ...Buffer.from(value)];

const [i32, v128] = [0x7f, 0x7b];
/** The parameters and locals of the function. */
const [left, vector, product, low, high, sums] = [0, 1, 2, 3, 4, 5];
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const constant = (value: number): number[] => [0x41, value];
const add = 0x6a;
const simd = (operation: number): number[] => [0xfd, ...number(operation)];
const load = (offset: number): number[] => [...simd(0x00), 4, offset];
const lane = (place: number): number[] => [...get(sums), ...simd(0x1b), place];
const addFour = simd(0xae);
/** Products of eight bytes, `i16x8.extmul_low_i8x16_s` or `_high_`, then the sums of neighbors as four numbers. */
const multiplied = (half: 'low' | 'high'): number[] => [...simd(half === 'low' ? 0x9c : 0x9d), ...simd(0x7e)];

const products = (offset: number, target: number, half: 'low' | 'high'): number[] => [
  ...get(vector),
  ...load(offset),
  ...get(target),
  ...multiplied(half),
];

/** Stores the product of each vector with the target; at least one vector must be left. */
const body = [
  ...[1, 3, v128],
  ...[...constant(0), ...load(0), ...set(low)],
  ...[...constant(0), ...load(16), ...set(high)],
  ...[0x03, 0x40], // loop
  ...products(0, low, 'low'),
  ...[...products(0, low, 'high'), ...addFour],
  ...[...products(16, high, 'low'), ...addFour],
  ...[...products(16, high, 'high'), ...addFour, ...set(sums)],
  ...get(product),
  ...[...lane(0), ...lane(1), add, ...lane(2), add, ...lane(3), add],
  ...[0x36, 2, 0], // i32.store
  ...[...get(vector), ...constant(vectorLength), add, ...set(vector)],
  ...[...get(product), ...constant(4), add, ...set(product)],
  ...[...get(left), ...constant(1), 0x6b, 0x22, left], // sub, tee
  ...[0x0d, 0, 0x0b, 0x0b], // br_if, end, end
];

const program = Uint8Array.from([
  ...[0, ...Buffer.from('asm'), 1, 0, 0, 0],
  ...section(1, [1, 0x60, 3, i32, i32, i32, 0]),
  ...section(3, [1, 0]),
  ...section(5, [1, 0, pages]),
  ...section(7, [2, ...text('memory'), 2, 0, ...text('multiply'), 0, 0]),
  ...section(10, [1, ...number(body.length), ...body]),
]);

/** The part of WebAssembly that is used here: its types belong to those of browsers, which this code has not. */
declare const WebAssembly: {
  readonly Module: new (program: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly multiply: (left: number, vector: number, product: number) => void;
}

type Multiply = (target: Int8Array, vectors: Int8Array) => Int32Array;

/** Instructions on 16 bytes make it ten times as fast as JavaScript. */
const inWebAssembly = (): Multiply => {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(program));
  const { memory, multiply } = instance.exports as Exports;
  const bytes = new Int8Array(memory.buffer);
  const found = new Int32Array(memory.buffer, productsAt, mostVectors);
  return (target, vectors) => {
    const count = vectors.length / vectorLength;
    bytes.set(target, 0);
    bytes.set(vectors, vectorsAt);
    if (count > 0) multiply(count, vectorsAt, productsAt);
    return found.subarray(0, count);
  };
};

const inJavaScript: Multiply = (target, vectors) => {
  const found = new Int32Array(vectors.length / vectorLength);
  for (let i = 0; i < found.length; i++) {
    let sum = 0;
    for (let k = 0; k < vectorLength; k++) sum += (target[k] ?? 0) * (vectors[i * vectorLength + k] ?? 0);
    found[i] = sum;
  }
  return found;
};

const fastest = (): Multiply => {
  try {
    return inWebAssembly();
  } catch {
    // Node has no WebAssembly with --jitless, and some processors have no instructions on 16 bytes.
    return inJavaScript;
  }
};
let multiply: Multiply | undefined;

/**
 * Returns the products of vectors of 32 signed bytes with a target: at most `mostVectors` at once, one after
 * the other. The products are valid until the next call.
 */
export const dotProducts: Multiply = (target, vectors) => {
  multiply ??= fastest();
  return multiply(target, vectors);
};
