import type { Outbox } from '../../../src/ports/driven/webhooks/outbox.ts';
import type { QuotaWarning } from '../../../src/domain/shared/quota-warning.ts';
import { anEvent } from '../builders/builders.ts';

/** Warnings at these counts by the nth process that adds to them: their events have different IDs. */
export const warningsAt = (counts: readonly number[], n = 1): readonly QuotaWarning[] =>
  counts.map((at) => ({
    at,
    event: anEvent({ type: 'usage.quota_warning', data: { used: at } }, 1_000 * n + at),
  }));

/** The counts that were warned of, in order. */
export const warnedOf = async (outbox: Outbox): Promise<readonly unknown[]> =>
  (await outbox.list({ limit: 1_000 }))
    .filter(({ type }) => type === 'usage.quota_warning')
    .map(({ data }) => Number(data['used']))
    .toSorted((one, other) => one - other);
