import type * as access from '../../../../ports/driving/access.ts';
import type * as billing from '../../../../ports/driving/billing.ts';
import type * as catalog from '../../../../ports/driving/catalog.ts';
import type * as evidence from '../../../../ports/driving/evidence.ts';
import type * as enrichment from '../../../../ports/driving/enrichment.ts';
import type * as licensing from '../../../../ports/driving/licensing.ts';
import type {
  LimitAddress,
  LimitEssential,
  LimitPlatform,
  LimitStaff,
} from '../../../../ports/driving/limits.ts';
import type * as moderation from '../../../../ports/driving/moderation.ts';
import type * as media from '../../../../ports/driving/media.ts';
import type * as reviewMedia from '../../../../ports/driving/review-media.ts';
import type * as portal from '../../../../ports/driving/portal.ts';
import type * as platforms from '../../../../ports/driving/platforms.ts';
import type * as staff from '../../../../ports/driving/staff.ts';
import type * as staffAccounts from '../../../../ports/driving/staff-accounts.ts';
import type * as provisioning from '../../../../ports/driving/provisioning.ts';
import type * as usage from '../../../../ports/driving/usage.ts';
import type * as inbound from '../../../../ports/driving/inbound.ts';
import type * as webhooks from '../../../../ports/driving/webhooks.ts';
import type { UseCase } from '../../../../ports/driving/use-case.ts';

type FailureIn<Case> = Case extends UseCase<never, unknown, infer Failure> ? Failure : never;

/** Every use case that HTTP drives; what they may fail with needs a row in the table of problems. */
type Driven =
  | access.Admit
  | portal.OpenPortal
  | portal.AdmitPortal
  | portal.ClosePortal
  | portal.LinkToPortal
  | access.ExchangeToken
  | access.RevokeToken
  | access.PublishKeys
  | LimitPlatform
  | LimitEssential
  | LimitAddress
  | LimitStaff
  | staff.AdmitStaff
  | staff.SignIn
  | staff.BeginElsewhere
  | staff.CompleteElsewhere
  | staff.ListSessions
  | staff.EndSession
  | staff.ChangePassword
  | staff.BeginTotp
  | staff.ConfirmTotp
  | staff.RemoveTotp
  | staffAccounts.ReadStaff
  | staffAccounts.InviteStaff
  | staffAccounts.ChangeStaff
  | staffAccounts.AcceptInvitation
  | billing.OpenCheckout
  | billing.ReadCheckout
  | billing.CancelCheckout
  | billing.ChangeRenewal
  | billing.ChangePlan
  | billing.ReadBilling
  | billing.ListInvoices
  | billing.ReceivePayment
  | billing.ShowRehearsal
  | billing.PlayRehearsal
  | catalog.SearchTracks
  | catalog.ReadTrack
  | catalog.ReadAttribution
  | catalog.ReadTerms
  | catalog.ReadWaveform
  | catalog.ListStems
  | catalog.SyncCatalog
  | enrichment.Enrich
  | enrichment.MayEnrich
  | enrichment.ReadEnrichment
  | licensing.IssueLicense
  | licensing.PreflightLicenses
  | licensing.AmendLicense
  | licensing.ListLicenseVersions
  | licensing.ReadLicense
  | licensing.ListLicenses
  | licensing.RevokeLicense
  | licensing.CertifyLicense
  | licensing.VerifyLicense
  | licensing.VerifyCertificate
  | media.StreamPreview
  | media.DownloadTrack
  | media.OpenMedia
  | reviewMedia.LinkToReviewAudio
  | reviewMedia.OpenReviewAudio
  | reviewMedia.ReadWaveformForStaff
  | moderation.ReadModerationStatus
  | moderation.SubmitAppeal
  | moderation.FindAppealedTrack
  | moderation.FollowAppeal
  | moderation.AnswerAppeal
  | moderation.WithdrawAppeal
  | evidence.MayAttachEvidence
  | evidence.AttachEvidence
  | evidence.ListEvidence
  | evidence.ListEvidenceForStaff
  | evidence.OpenEvidence
  | moderation.ReadQueue
  | moderation.ClaimSubject
  | moderation.ReadTrackForStaff
  | moderation.ListDecisions
  | moderation.TakeDecision
  | moderation.ListAppeals
  | moderation.ReadAppeal
  | moderation.MoveAppeal
  | moderation.UpholdDecision
  | moderation.OverturnDecision
  | platforms.RegisterPlatform
  | platforms.ReadMonthlyUsage
  | platforms.ReadOwnPlatform
  | platforms.EditOwnPlatform
  | platforms.ConfirmContact
  | platforms.ListCredentials
  | platforms.AddCredential
  | platforms.RemoveCredential
  | platforms.EndSessions
  | provisioning.ProvisionPlatform
  | provisioning.EditPlatform
  | provisioning.ResetCredentials
  | provisioning.EndSessionsForStaff
  | provisioning.RevokeForStaff
  | provisioning.IdentifyForStaff
  | usage.RecordUsage
  | usage.ReadUsageBatch
  | webhooks.CreateEndpoint
  | webhooks.ChangeEndpoint
  | webhooks.RotateEndpointSecret
  | webhooks.TestEndpoint
  | webhooks.ListDeliveries
  | webhooks.TallyAttempts
  | webhooks.ReadDelivery
  | webhooks.ResendDelivery
  | webhooks.RecoverDeliveries
  | webhooks.LatestEvents
  | inbound.ReadInbound
  | inbound.ReadContent
  | inbound.ChangeInbound
  | inbound.RotateInbound
  | inbound.SignInbound
  | inbound.AuthenticateMessage
  | inbound.ReceiveContentEvent;

/** Where a request is at fault. `pointer`: a JSON pointer into the body, or the name of the parameter or header. */
export interface Issue {
  readonly in: 'body' | 'query' | 'path' | 'header';
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

/** What goes wrong between the wire and the use case. */
export type HttpFailure =
  /** `omitted`: how many more errors there are than those listed. */
  | { readonly kind: 'validation-failed'; readonly errors: readonly Issue[]; readonly omitted?: number }
  | { readonly kind: 'malformed-request'; readonly detail: string }
  | { readonly kind: 'malformed-json'; readonly detail: string; readonly pointer?: string }
  | { readonly kind: 'grant-type-unsupported'; readonly given: string }
  | { readonly kind: 'path-not-found' }
  | { readonly kind: 'method-not-allowed'; readonly allow: readonly string[] }
  | { readonly kind: 'not-acceptable'; readonly offered: readonly string[] }
  | { readonly kind: 'body-too-large'; readonly limit: number; readonly part?: string }
  /** So many bytes of the caller's files are under way in this process. */
  | { readonly kind: 'files-full'; readonly limit: number; readonly retryAfterMs: number }
  | { readonly kind: 'unsupported-media-type'; readonly accepted: readonly string[] }
  | { readonly kind: 'range-not-satisfiable'; readonly sizeBytes: number }
  | { readonly kind: 'headers-too-large' }
  | { readonly kind: 'request-timeout' }
  | { readonly kind: 'idempotency-running'; readonly retryAfterMs: number }
  | { readonly kind: 'idempotency-mismatch' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'not-ready'; readonly checks: Readonly<Record<string, string>> }
  | { readonly kind: 'internal' };

export type Failure = FailureIn<Driven> | HttpFailure;
export type FailureKind = Failure['kind'];
export type FailureOfKind<Kind extends FailureKind> = Extract<Failure, { readonly kind: Kind }>;
