import type { ActiveLicense, RevokedLicense } from '../../domain/licensing/license.ts';
import type { SharedGuards } from '../../domain/licensing/issuance/opening.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { QuotaWarning } from '../../domain/shared/quota-warning.ts';
import type { ContentId, PlatformId } from '../../domain/shared/ids.ts';
import type { ContentRegister } from '../../domain/webhooks/content-register.ts';

/** An inbound message that was heard, by the sender's id of it. */
export interface Notice {
  readonly platformId: PlatformId;
  readonly webhookId: string;
  /** What was answered, as plain data. */
  readonly answer: unknown;
  /** When it may be forgotten: long after its signature would be too old. */
  readonly keepUntil: Instant;
}

/** All that one inbound event comes to, or a part of it: then the register is unfinished, and only the last is heard. */
export interface ContentCommit {
  /** Absent where the event is not done with: a message that comes again is not known before. */
  readonly notice?: Notice;
  /** Absent where the event was superseded: it was heard, and nothing else. */
  readonly register?: ContentRegister;
  readonly openings: readonly ActiveLicense[];
  readonly closings: readonly RevokedLicense[];
  readonly events: readonly DomainEvent[];
  readonly warnings: readonly QuotaWarning[];
  readonly guards: SharedGuards & {
    /** The register's version that the decision stood on. */
    readonly register: number | 'absent';
  };
}

export type ContentCommitted =
  | { readonly outcome: 'committed' }
  /** The same message came before: nothing was written. */
  | { readonly outcome: 'heard-before'; readonly answer: unknown }
  /** `licenses`: a binding is held by now, or a license to end has ended. */
  | {
      readonly outcome: 'guard-failed';
      readonly guard: 'register' | 'platform' | 'track' | 'quota' | 'licenses';
    };

/** What partners told of their content, in the same store as the licenses that follow from it. */
export interface ContentStore {
  /** The answer to a message that came before. */
  heard(platformId: PlatformId, webhookId: string): Promise<{ readonly answer: unknown } | undefined>;
  register(platformId: PlatformId, contentId: ContentId): Promise<ContentRegister | undefined>;
  /** Atomic: register, licenses opened and ended, events, and the notice; or nothing, and the guard that failed. */
  commit(commit: ContentCommit): Promise<ContentCommitted>;
  /** Drops notices that were to be kept until before `now`. */
  deleteExpired(now: Instant): Promise<number>;
}
