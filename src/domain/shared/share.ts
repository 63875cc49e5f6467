/** Shares are decimal strings of percent, to four places: `"33.3333"`. Sums are exact in ten-thousandths. */
export type SharePct = string;

const form = /^(?:0|[1-9]\d{0,2})(?:\.\d{1,4})?$/;
export const whole = 1_000_000;

/** Ten-thousandths of a percent; undefined where the string is no share between 0 and 100. */
export const shareUnits = (share: SharePct): number | undefined => {
  if (!form.test(share)) return undefined;
  const [percent = '0', fraction = ''] = share.split('.');
  const units = Number(percent) * 10_000 + Number(fraction.padEnd(4, '0'));
  return units <= whole ? units : undefined;
};

/** The percent of so many ten-thousandths, as short as it can be said. */
export const shareText = (units: number): SharePct => String(units / 10_000);
