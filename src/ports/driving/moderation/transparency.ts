import type { TransparencyReport } from '../../../domain/moderation/transparency.ts';
import type { Instant, Month } from '../../../domain/shared/calendar.ts';
import type { UseCase } from '../use-case.ts';

/** The month is not over. */
export interface ReportNotPublished {
  readonly kind: 'report-not-published';
  readonly month: Month;
  readonly publishedAt: Instant;
}

/** Returns the report of a month that is over. */
export type ReadTransparencyReport = UseCase<
  { readonly month: Month },
  TransparencyReport,
  ReportNotPublished
>;

export interface Transparency {
  readonly readTransparencyReport: ReadTransparencyReport;
}
