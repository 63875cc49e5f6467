/**
 * Divides a whole amount by weights, exactly: each part is rounded down, and the largest remainders get one more
 * each; of equal ones, the first. Weights are whole, at least zero, and not all zero. A negative amount is
 * divided like its absolute value.
 * @throws if a weight is negative or all are zero, or the amount is not exact
 */
export const apportion = (amount: number, weights: readonly (number | bigint)[]): readonly number[] => {
  const total = weights.reduce<bigint>((sum, weight) => sum + BigInt(weight), 0n);
  if (total <= 0n || weights.some((weight) => weight < 0))
    throw new Error('weights must be at least 0 and not all 0');
  if (!Number.isSafeInteger(amount)) throw new Error('the amount must be an exact whole number');
  const sign = amount < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(amount));
  const parts = weights.map((weight, place) => {
    const share = whole * BigInt(weight);
    return { place, floor: Number(share / total), remainder: share % total };
  });
  const left = Math.abs(amount) - parts.reduce((sum, { floor }) => sum + floor, 0);
  const raised = new Set(
    parts
      .toSorted(
        (one, other) =>
          Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder) ||
          one.place - other.place,
      )
      .slice(0, left)
      .map(({ place }) => place),
  );
  return parts.map(({ place, floor }) => {
    const part = floor + (raised.has(place) ? 1 : 0);
    return part === 0 ? 0 : sign * part;
  });
};
