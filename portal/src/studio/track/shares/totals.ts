/** A whole in ten-thousandths of a percent, in which the service counts shares. */
export const whole = 1_000_000;

/** Returns a share in ten-thousandths of a percent; undefined if it is not a share from 0 to 100 with at most four decimals. */
export const unitsOf = (text: string): number | undefined => {
  const [, percent, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,4}))?$/.exec(text.trim()) ?? [];
  if (percent === undefined) return undefined;
  const units = Number(percent) * 10_000 + Number(fraction.padEnd(4, '0'));
  return units <= whole ? units : undefined;
};

/** Returns the spelling of a share that the service reads: a decimal point, no blanks. */
export const spelled = (text: string): string => text.trim().replace(',', '.');

/** Returns the total of shares in percent, exact to four decimals. Shares that cannot be read count as 0. */
export const totalOf = (shares: readonly string[]): number =>
  shares.reduce((sum, share) => sum + (unitsOf(share) ?? 0), 0) / 10_000;
