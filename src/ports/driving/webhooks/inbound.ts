import type { ScopesMissing } from '../../../domain/access/whole-registry.ts';
import type { InboundPolicy } from '../../../domain/platforms/inbound.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { ContentId, LicenseId, TrackId } from '../../../domain/shared/ids.ts';
import type { ContentOutcome } from '../../../domain/webhooks/content.ts';
import type { ContentEvent, ContentRegister } from '../../../domain/webhooks/content-register.ts';
import type { Cue } from '../../../domain/webhooks/cue-sheet.ts';
import type { QuotaExceeded } from '../limits.ts';
import type { IssueRejected } from '../licensing.ts';
import type { GrantEnded, OwnPlatform, PlatformNotFound } from '../platforms.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';

export interface InboundState {
  readonly policy: InboundPolicy;
  /** The valid secrets, newest first; without any, no message is accepted. */
  readonly secrets: readonly { readonly createdAt: Instant; readonly endsAt?: Instant }[];
  readonly version: number;
}
export type ReadInbound = UseCase<OwnPlatform, InboundState, PlatformNotFound>;
export type ChangeInbound = UseCase<
  OwnPlatform & { readonly policy: InboundPolicy; readonly versions?: readonly number[] },
  InboundState,
  PlatformNotFound | ScopesMissing | GrantEnded | VersionConflict | TooMuchContention
>;
/** The secret is shown only once; the one before stays valid for a day. */
export type RotateInbound = UseCase<
  OwnPlatform,
  InboundState & { readonly secret: string },
  PlatformNotFound | ScopesMissing | GrantEnded | TooMuchContention
>;

/** A received message that is not verified yet. */
export interface SignedMessage {
  readonly slug: string;
  readonly webhookId: string | undefined;
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
  readonly body: Uint8Array;
}

/** Unknown platform, no secret, or an invalid or old signature: the sender cannot distinguish them. */
export type SignatureInvalid = { readonly kind: 'signature-invalid' };

/** Returns the platform that signed a message. */
export type AuthenticateMessage = UseCase<SignedMessage, Platform, SignatureInvalid>;

export interface InboundResult {
  readonly contentId: string;
  /**
   * `superseded`: the known state of the content is newer; a deletion still ends licenses that the API issued
   * before it.
   */
  readonly outcome: 'applied' | 'superseded';
  readonly results: readonly ContentOutcome[];
}

/** The event's own time is more than five minutes ahead. */
export type EventFromTheFuture = { readonly kind: 'event-from-the-future'; readonly at: Instant };

/** The sender used the message ID for another event before: nothing is done. */
export type MessageIdReused = { readonly kind: 'message-id-reused'; readonly webhookId: string };

/** The platform has no secret yet with which a message could be signed. */
export type NoInboundSecret = { readonly kind: 'no-inbound-secret' };

/** A message to send to the inbound address, byte by byte. */
export interface MessageToSend {
  readonly webhookId: string;
  /** Whole seconds since 1970. */
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** Signs an event as the platform would, with its newest secret; sends nothing. */
export type SignInbound = UseCase<
  OwnPlatform & { readonly event: ContentEvent; readonly body: string },
  MessageToSend,
  PlatformNotFound | ScopesMissing | NoInboundSecret | EventFromTheFuture
>;

export type ContentNotFound = { readonly kind: 'content-not-found' };

/** The state of a content item by the platform's own events, and its active licenses. */
export interface KnownContent {
  readonly register: ContentRegister;
  readonly licenses: ReadonlyMap<TrackId, LicenseId>;
}
export type ReadContent = UseCase<
  OwnPlatform & { readonly contentId: ContentId },
  KnownContent,
  PlatformNotFound | ContentNotFound
>;

/** The content was deleted, and its tracks are no longer known. */
export type ContentIsDeleted = { readonly kind: 'content-is-deleted'; readonly at: Instant };

/** The cues of content as it was last published. */
export interface CueSheet {
  readonly register: ContentRegister;
  readonly cues: readonly Cue[];
}
export type ReadCueSheet = UseCase<
  OwnPlatform & { readonly contentId: ContentId },
  CueSheet,
  PlatformNotFound | ContentNotFound | ContentIsDeleted
>;

/** Processes an inbound event completely and once. A repeated message returns the first response. */
export type ReceiveContentEvent = UseCase<
  { readonly platform: Platform; readonly webhookId: string; readonly event: ContentEvent },
  InboundResult,
  | Extract<IssueRejected, { kind: 'platform-suspended' | 'scope-missing' }>
  | QuotaExceeded
  | EventFromTheFuture
  | MessageIdReused
  | TooMuchContention
>;

/** Events that platforms send. */
export interface InboundEvents {
  readonly readInbound: ReadInbound;
  readonly readContent: ReadContent;
  readonly readCueSheet: ReadCueSheet;
  readonly changeInbound: ChangeInbound;
  readonly rotateInbound: RotateInbound;
  readonly signInbound: SignInbound;
  readonly authenticateMessage: AuthenticateMessage;
  readonly receiveContentEvent: ReceiveContentEvent;
}
