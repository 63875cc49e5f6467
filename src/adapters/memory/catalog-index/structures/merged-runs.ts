/** Merges the numbers from `start` to `middle` with those from there to `end`, both ascending. */
const merge = (given: Uint32Array, into: Uint32Array, start: number, middle: number, end: number): void => {
  let [left, right] = [start, middle];
  for (let i = start; i < end; i++) {
    const takesLeft = right >= end || (left < middle && (given[left] ?? 0) <= (given[right] ?? 0));
    into[i] = (takesLeft ? given[left++] : given[right++]) ?? 0;
  }
};

/**
 * Returns the numbers in ascending order. Up to each of `ends` they ascend already, so that merging these runs takes a few passes
 * where sorting takes many. Overwrites the numbers.
 */
export const mergedRuns = (numbers: Uint32Array, ends: readonly number[]): Uint32Array => {
  let given: Uint32Array = numbers;
  let into: Uint32Array = new Uint32Array(ends.length > 1 ? numbers.length : 0);
  let runs = ends.filter((end, i) => end > (ends[i - 1] ?? 0));
  while (runs.length > 1) {
    const merged: number[] = [];
    for (let i = 0; i < runs.length; i += 2) {
      const start = runs[i - 1] ?? 0;
      const middle = runs[i] ?? 0;
      const end = runs[i + 1] ?? middle;
      merge(given, into, start, middle, end);
      merged.push(end);
    }
    [given, into] = [into, given];
    runs = merged;
  }
  return given;
};
