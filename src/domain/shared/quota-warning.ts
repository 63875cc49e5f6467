import type { DomainEvent } from './event.ts';

/** An event that is recorded by the commit that raises a count to a limit or beyond. */
export interface QuotaWarning {
  readonly at: number;
  readonly event: DomainEvent;
}

/** Returns the events of a commit that raised the count from `before` to `after`. */
export const warningsPassed = (
  warnings: readonly QuotaWarning[],
  before: number,
  after: number,
): readonly DomainEvent[] =>
  warnings.filter(({ at }) => at > before && at <= after).map(({ event }) => event);
