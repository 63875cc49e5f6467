import { nextMonth, type Instant, type Month } from '../shared/calendar.ts';
import { oldestReportMs } from './usage-event.ts';

/** Returns whether reports of use in a month are still accepted, so that its figures can grow. */
export const takesReports = (month: Month, now: Instant): boolean =>
  now < nextMonth(Date.parse(`${month}-01`)) + oldestReportMs;
