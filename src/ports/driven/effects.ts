import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { IdempotentOutcome } from './idempotency-store.ts';

/** What commits together with a change. Each member is named, also if there is none: none can be forgotten. */
export interface Effects {
  readonly events: readonly DomainEvent[];
  readonly mails: readonly Mail[];
  readonly audit: AuditNote | undefined;
  /** The idempotency record of the request that this change answers. */
  readonly idempotency: IdempotentOutcome | undefined;
}
