import { nextMonth, type Instant, type Month } from '../shared/calendar.ts';
import { oldestReportMs } from './usage-event.ts';

/** Whether reports of use in a month are still taken: its figures may still grow. */
export const takesReports = (month: Month, now: Instant): boolean =>
  now < nextMonth(Date.parse(`${month}-01`)) + oldestReportMs;
