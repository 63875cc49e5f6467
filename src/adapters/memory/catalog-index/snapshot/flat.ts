/** A typed array as the plain value that represents it. */
interface Reference {
  readonly array: keyof typeof kinds;
  /** The place of its first byte, and the number of its elements. */
  readonly at: number;
  readonly length: number;
}

/** A Map as the plain value that represents it. */
interface Entries {
  readonly map: readonly (readonly [unknown, unknown])[];
}

const kinds = { Uint8Array, Int8Array, Uint16Array, Uint32Array, Float64Array } as const;
type Numbers = InstanceType<(typeof kinds)[keyof typeof kinds]>;

const kindOf = (value: unknown): keyof typeof kinds | undefined => {
  if (value instanceof Uint32Array) return 'Uint32Array';
  if (value instanceof Float64Array) return 'Float64Array';
  if (value instanceof Uint8Array) return 'Uint8Array';
  if (value instanceof Uint16Array) return 'Uint16Array';
  return value instanceof Int8Array ? 'Int8Array' : undefined;
};

/** Every array begins at a multiple of this, so that it can be read in place. */
const alignment = 8;
export const padded = (length: number): number => Math.ceil(length / alignment) * alignment;

const membersOf = (value: object, change: (member: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member)]));

/**
 * Separates a value into a plain one, for JSON, and its typed arrays in the order of their places. Members
 * can be objects, arrays, Maps, typed arrays and JSON's own values.
 */
export const flatten = (
  value: unknown,
): { readonly plain: unknown; readonly arrays: readonly Uint8Array[]; readonly length: number } => {
  const arrays: Uint8Array[] = [];
  let length = 0;
  const plainOf = (part: unknown): unknown => {
    const array = kindOf(part);
    if (array !== undefined) {
      const { buffer, byteOffset, byteLength, length: elements } = part as Numbers;
      const at = length;
      arrays.push(new Uint8Array(buffer, byteOffset, byteLength));
      length += padded(byteLength);
      return { array, at, length: elements } satisfies Reference;
    }
    if (part instanceof Map)
      return {
        map: [...(part as ReadonlyMap<unknown, unknown>)].map(([key, own]) => [key, plainOf(own)]),
      } satisfies { map: unknown };
    if (Array.isArray(part)) return (part as readonly unknown[]).map(plainOf);
    return typeof part === 'object' && part !== null ? membersOf(part, plainOf) : part;
  };
  return { plain: plainOf(value), arrays, length };
};

const isReference = (part: object): part is Reference => 'array' in part && 'at' in part && 'length' in part;
const isEntries = (part: object): part is Entries => 'map' in part;

/** Returns the arrays of a plain value, each to be filled with the bytes from its place on. */
export const arraysOf = (
  plain: unknown,
): { readonly value: unknown; readonly arrays: readonly Uint8Array[] } => {
  const arrays: Uint8Array[] = [];
  const valueOf = (part: unknown): unknown => {
    if (Array.isArray(part)) return (part as readonly unknown[]).map(valueOf);
    if (typeof part !== 'object' || part === null) return part;
    if (isReference(part)) {
      const array = new kinds[part.array](part.length);
      arrays.push(new Uint8Array(array.buffer));
      return array;
    }
    if (isEntries(part)) return new Map(part.map.map(([key, own]) => [key, valueOf(own)]));
    return membersOf(part, valueOf);
  };
  return { value: valueOf(plain), arrays };
};
