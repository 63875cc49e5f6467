import type { Access } from './access.ts';
import type { Artists } from './artists/artists.ts';
import type { ArtistClaims } from './artists/claims.ts';
import type { Closures } from './artists/closure.ts';
import type { LabelMembers } from './artists/members.ts';
import type { PublicArtists } from './artists/public-artists.ts';
import type { Roster } from './artists/roster.ts';
import type { StaffArtists } from './artists/staff-artists.ts';
import type { Billing } from './billing.ts';
import type { Catalog } from './catalog.ts';
import type { Collections } from './collections/collections.ts';
import type { Enrichments } from './enrichment.ts';
import type { Assignment } from './moderation/assignment.ts';
import type { Transparency } from './moderation/transparency.ts';
import type { Evidence } from './moderation/evidence.ts';
import type { Idempotency } from './idempotency.ts';
import type { Images } from './images/images.ts';
import type { InboundEvents } from './webhooks/inbound.ts';
import type { Licensing } from './licensing.ts';
import type { Limits } from './limits.ts';
import type { Mail } from './mail.ts';
import type { Media } from './media/media.ts';
import type { MemberManagement } from './members.ts';
import type { Moderation } from './moderation/moderation.ts';
import type { Operator } from './operator/operator.ts';
import type { PlatformProvisioning } from './provisioning.ts';
import type { Platforms } from './platforms.ts';
import type { MemberPasskeys, Portal } from './portal.ts';
import type { PortalViews } from './staff/portal-views.ts';
import type { ReviewMedia } from './media/review-media.ts';
import type { Staff } from './staff/staff.ts';
import type { StaffAccounts } from './staff/staff-accounts.ts';
import type { StaffAudit } from './staff/audit.ts';
import type { FeePayments } from './fees/fee-payments.ts';
import type { Fees } from './fees/fees.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { OwnPayouts } from './payouts/own-payouts.ts';
import type { Payees } from './payouts/payees.ts';
import type { Payouts } from './payouts/payouts.ts';
import type { ClosedPeriods } from './royalties/closed-periods.ts';
import type { Royalties } from './royalties/royalties.ts';
import type { Statements } from './royalties/statements.ts';
import type { StaffInvoices } from './staff/staff-invoices.ts';
import type { StaffLists } from './staff/staff-lists.ts';
import type { Notices } from './notices/notices.ts';
import type { StaffNotices } from './notices/staff-notices.ts';
import type { Albums } from './albums/albums.ts';
import type { Confirmations } from './parties/confirmations.ts';
import type { Disputes } from './parties/disputes.ts';
import type { Parties } from './parties/parties.ts';
import type { Deliveries } from './drafts/deliveries.ts';
import type { Drafts } from './drafts/drafts.ts';
import type { DraftStems } from './drafts/stems.ts';
import type { Revisions } from './drafts/revisions.ts';
import type { UploadAudio } from './uploads/upload-audio.ts';
import type { Uploads } from './uploads/uploads.ts';
import type { Usage } from './usage.ts';
import type { WebhookRecords } from './webhooks/webhook-records.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/** All use cases of the service, by feature. */
export interface Driving
  extends
    Access,
    ArtistClaims,
    Artists,
    Closures,
    LabelMembers,
    Roster,
    StaffArtists,
    Billing,
    Catalog,
    Collections,
    Enrichments,
    Assignment,
    Evidence,
    Transparency,
    Idempotency,
    Images,
    InboundEvents,
    Licensing,
    Limits,
    Mail,
    Media,
    MemberManagement,
    MemberPasskeys,
    Moderation,
    Operator,
    PlatformProvisioning,
    Platforms,
    Portal,
    PortalViews,
    PublicArtists,
    ReviewMedia,
    Staff,
    StaffAccounts,
    StaffAudit,
    StaffInvoices,
    Fees,
    FeePayments,
    Ledger,
    ClosedPeriods,
    Payees,
    Payouts,
    OwnPayouts,
    Royalties,
    Statements,
    StaffLists,
    Notices,
    StaffNotices,
    Albums,
    Confirmations,
    Disputes,
    Parties,
    Deliveries,
    Drafts,
    DraftStems,
    Revisions,
    UploadAudio,
    Uploads,
    Usage,
    WebhookRecords,
    Webhooks {}
