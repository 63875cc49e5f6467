/** The encoding of programs in WebAssembly, as far as the index uses it. */

/** A whole number in LEB128. */
const number = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...number(value >>> 7)];
const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...number(content.length),
  ...content,
];
const text = (value: string): number[] => [value.length, ...Buffer.from(value)];

export const [i32, v128] = [0x7f, 0x7b];
export const get = (local: number): number[] => [0x20, local];
export const set = (local: number): number[] => [0x21, local];
/** A constant below 8,192. */
export const constant = (value: number): number[] =>
  value < 64 ? [0x41, value] : [0x41, (value & 127) | 128, value >>> 7];
export const add = 0x6a;
export const simd = (operation: number): number[] => [0xfd, ...number(operation)];
/** Loads 16 bytes. */
export const load = (offset: number): number[] => [...simd(0x00), 4, offset];
/** Stores 16 bytes. */
export const store = (offset: number): number[] => [...simd(0x0b), 4, offset];
export const addFour = simd(0xae);

/** Returns the sum of the four numbers of a local. */
export const sumOf = (local: number): number[] => {
  const lane = (place: number): number[] => [...get(local), ...simd(0x1b), place];
  return [...lane(0), ...lane(1), add, ...lane(2), add, ...lane(3), add];
};
/** Repeats the body until a local, which is decremented by one, is 0. */
export const repeat = (left: number, body: readonly number[]): number[] => [
  ...[0x03, 0x40], // loop
  ...body,
  ...[...get(left), ...constant(1), 0x6b, 0x22, left], // sub, tee
  ...[0x0d, 0, 0x0b], // br_if, end
];
/** Executes the body if a local is not 0. */
export const when = (local: number, body: readonly number[]): number[] => [
  ...[...get(local), 0x04, 0x40], // if
  ...[...body, 0x0b],
];
export const advance = (local: number, by: number): number[] => [
  ...[...get(local), ...constant(by), add],
  ...set(local),
];

/** The part of WebAssembly that is used here: its types belong to those of browsers, which this code has not. */
declare const WebAssembly: {
  readonly Module: new (program: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

export interface Instance {
  readonly memory: ArrayBuffer;
  readonly run: (...parameters: readonly number[]) => number;
}

/** A function of 32-bit numbers over a memory. */
interface Program {
  readonly parameters: number;
  readonly hasResult: boolean;
  /** The locals after the parameters, and the instructions. */
  readonly body: readonly number[];
  readonly bytes: number;
}

const pageBytes = 65_536;

/** Throws where there is no WebAssembly, or none with instructions on 16 bytes. */
export const instantiate = ({ parameters, hasResult, body, bytes }: Program): Instance => {
  const type = [0x60, parameters, ...Array.from({ length: parameters }, () => i32)];
  const whole = [...body, 0x0b];
  const program = Uint8Array.from([
    ...[0, ...Buffer.from('asm'), 1, 0, 0, 0],
    ...section(1, [1, ...type, ...(hasResult ? [1, i32] : [0])]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, ...number(Math.ceil(bytes / pageBytes))]),
    ...section(7, [2, ...text('memory'), 2, 0, ...text('run'), 0, 0]),
    ...section(10, [1, ...number(whole.length), ...whole]),
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(program));
  const { memory, run } = exports as {
    readonly memory: { readonly buffer: ArrayBuffer };
    readonly run: Instance['run'];
  };
  return { memory: memory.buffer, run };
};

/** Returns a function that is made at its first call: in WebAssembly, or `otherwise` if the process cannot run that. */
export const fastest = <Given extends readonly unknown[], Result>(
  inWebAssembly: () => (...given: Given) => Result,
  otherwise: (...given: Given) => Result,
): ((...given: Given) => Result) => {
  let chosen: typeof otherwise | undefined;
  const choose = (): typeof otherwise => {
    try {
      return inWebAssembly();
    } catch {
      // Node has no WebAssembly with --jitless, and some processors have no instructions on 16 bytes.
      return otherwise;
    }
  };
  return (...given) => {
    chosen ??= choose();
    return chosen(...given);
  };
};
