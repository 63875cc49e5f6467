import { dayMs, type Instant } from '../../src/domain/shared/calendar.ts';

/** Longer than most files of tests take on a slow machine. */
const roomMs = 300_000;
/** Timers may end before the clock has moved on as far. */
const slackMs = 100;

/**
 * Returns how many milliseconds to wait so that the current day (UTC) does not end within the next five minutes. Quotas and usage are
 * counted by the day and by the month: a test that counts on both sides of midnight finds two counts where it expects one.
 */
export const untilDayWithRoom = (now: Instant): number => {
  const leftMs = dayMs - (now % dayMs);
  return leftMs < roomMs ? leftMs + slackMs : 0;
};
