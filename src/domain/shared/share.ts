/**
 * A percentage as a decimal string with up to four places, such as `"33.3333"`. Sums are exact in
 * ten-thousandths.
 */
export type SharePct = string;

const form = /^(?:0|[1-9]\d{0,2})(?:\.\d{1,4})?$/;
export const whole = 1_000_000;

/**
 * Returns the share in ten-thousandths of a percent, or undefined if the string is not a share between 0 and
 * 100.
 */
export const shareUnits = (share: SharePct): number | undefined => {
  if (!form.test(share)) return undefined;
  const [percent = '0', fraction = ''] = share.split('.');
  const units = Number(percent) * 10_000 + Number(fraction.padEnd(4, '0'));
  return units <= whole ? units : undefined;
};

/** Returns the shortest spelling of a share in ten-thousandths of a percent. */
export const shareText = (units: number): SharePct => String(units / 10_000);
