import type { ActiveLicense, RevokedLicense } from '../../../domain/licensing/license.ts';
import type { SharedGuards } from '../../../domain/licensing/issuance/opening.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { QuotaWarning } from '../../../domain/shared/quota-warning.ts';
import type { ContentId, PlatformId, TrackId } from '../../../domain/shared/ids.ts';
import type { ContentRegister } from '../../../domain/webhooks/content-register.ts';
import type { Effects } from '../shared/effects.ts';

/** An inbound message that was processed, by its ID at the sender. */
export interface Notice {
  readonly platformId: PlatformId;
  readonly webhookId: string;
  /** The response, as plain data. */
  readonly answer: unknown;
  /** When the record may be deleted: long after the signature would be too old. */
  readonly keepUntil: Instant;
}

/**
 * The outcome of an inbound event, or a part of it: then the register is unfinished, and only the last part
 * records the message.
 */
export interface ContentCommit {
  /** Absent if the event is not complete: a repeated message is processed again. */
  readonly notice?: Notice;
  /** Absent if the event was superseded and only its message is recorded. */
  readonly register?: ContentRegister;
  readonly openings: readonly ActiveLicense[];
  readonly closings: readonly RevokedLicense[];
  readonly effects: Effects;
  readonly warnings: readonly QuotaWarning[];
  readonly guards: SharedGuards & {
    /** The version of the register on which the decision was based. */
    readonly register: number | 'absent';
  };
}

export type ContentCommitted =
  | { readonly outcome: 'committed' }
  /** The message was processed before: nothing was written. */
  | { readonly outcome: 'duplicate'; readonly answer: unknown }
  /** `licenses`: a binding is no longer free, or a license to end has already ended. */
  | {
      readonly outcome: 'guard-failed';
      readonly guard: 'register' | 'platform' | 'track' | 'quota' | 'licenses';
    };

/** Partners' reports about their content, in the same store as the licenses that result from them. */
export interface ContentStore {
  /** Returns the response to a message that was processed before. */
  processed(platformId: PlatformId, webhookId: string): Promise<{ readonly answer: unknown } | undefined>;
  register(platformId: PlatformId, contentId: ContentId): Promise<ContentRegister | undefined>;
  /** Returns the content of all platforms that is published with a track, the latest publication first. */
  publishedWith(trackId: TrackId, limit: number): Promise<readonly ContentRegister[]>;
  /**
   * Atomic: stores register, new and ended licenses, events and the message, or nothing and returns the guard
   * that failed.
   */
  commit(commit: ContentCommit): Promise<ContentCommitted>;
  /** Deletes messages whose `keepUntil` is before `now`. */
  deleteExpired(now: Instant): Promise<number>;
}
