/** Columns have arrays as narrow as their numbers allow: all of them are one kind. */
const kindOf = (value: unknown): string =>
  ArrayBuffer.isView(value) ? 'numbers' : Object.prototype.toString.call(value);

/**
 * Returns whether a value has the members of an example, each of the same kind. The elements of an array have
 * to be like the first one of the example; those of Maps and typed arrays are not compared.
 */
export const hasShapeOf = <T>(example: T, value: unknown): value is T => {
  if (kindOf(value) !== kindOf(example)) return false;
  if (Array.isArray(example) && Array.isArray(value)) {
    return example.length === 0 || value.every((element) => hasShapeOf<unknown>(example[0], element));
  }
  if (kindOf(example) !== kindOf({})) return true;
  const members = new Map(Object.entries(value as object));
  return Object.entries(example as object).every(([name, own]) =>
    hasShapeOf<unknown>(own, members.get(name)),
  );
};
