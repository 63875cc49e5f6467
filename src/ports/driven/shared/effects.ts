import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { IdempotentOutcome } from '../idempotency/idempotency-store.ts';

/**
 * The effects that commit together with a change. Each member is required, so that none is omitted by
 * mistake.
 */
export interface Effects {
  readonly events: readonly DomainEvent[];
  readonly mails: readonly Mail[];
  readonly audit: AuditNote | undefined;
  /** The idempotency record of the request. */
  readonly idempotency: IdempotentOutcome | undefined;
}

/** For a change that nothing else commits with. */
export const noEffects: Effects = { events: [], mails: [], audit: undefined, idempotency: undefined };
