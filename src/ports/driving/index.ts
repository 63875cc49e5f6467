import type { Access } from './access.ts';
import type { Billing } from './billing.ts';
import type { Catalog } from './catalog.ts';
import type { Enrichments } from './enrichment.ts';
import type { Evidence } from './evidence.ts';
import type { Idempotency } from './idempotency.ts';
import type { InboundEvents } from './inbound.ts';
import type { Licensing } from './licensing.ts';
import type { Limits } from './limits.ts';
import type { Mail } from './mail.ts';
import type { Media } from './media.ts';
import type { Moderation } from './moderation.ts';
import type { Operator } from './operator.ts';
import type { PlatformProvisioning } from './provisioning.ts';
import type { Platforms } from './platforms.ts';
import type { Portal } from './portal.ts';
import type { ReviewMedia } from './review-media.ts';
import type { Staff } from './staff.ts';
import type { StaffAccounts } from './staff-accounts.ts';
import type { StaffLists } from './staff-lists.ts';
import type { Usage } from './usage.ts';
import type { Webhooks } from './webhooks.ts';

/** All use cases of the service, by feature. */
export interface Driving
  extends
    Access,
    Billing,
    Catalog,
    Enrichments,
    Evidence,
    Idempotency,
    InboundEvents,
    Licensing,
    Limits,
    Mail,
    Media,
    Moderation,
    Operator,
    PlatformProvisioning,
    Platforms,
    Portal,
    ReviewMedia,
    Staff,
    StaffAccounts,
    StaffLists,
    Usage,
    Webhooks {}
