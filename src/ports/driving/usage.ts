import type { UsageReport } from '../../domain/usage/usage-event.ts';
import type { BatchOutcome } from '../driven/usage-journal.ts';
import type { Caller } from './access.ts';
import type { OnceKey } from './idempotency.ts';
import type { UseCase } from './use-case.ts';

/** Records plays and impressions. One report that is refused never holds up the others. */
export type RecordUsage = UseCase<
  { readonly caller: Caller; readonly reports: readonly UsageReport[]; readonly once?: OnceKey },
  BatchOutcome
>;

/** What a batch sent under an Idempotency-Key came to, the first time. */
export type ReadUsageBatch = UseCase<
  { readonly batchId: string },
  BatchOutcome,
  { readonly kind: 'batch-not-found' }
>;
