import { readInvoiceForStaff } from '../../application/billing/read-invoice.ts';
import { readPlanHistory } from '../../application/billing/read-plan-history.ts';
import { revokeForStaff, showLicenseToStaff } from '../../application/licensing/revoke-for-staff.ts';
import { readMonthlyUsageForStaff } from '../../application/platforms/read-monthly-usage.ts';
import { editPlatform, showPlatformToStaff } from '../../application/provisioning/edit-platform.ts';
import { endSessionsForStaff } from '../../application/provisioning/end-sessions.ts';
import { provisionPlatform } from '../../application/provisioning/provision-platform.ts';
import { resetCredentials } from '../../application/provisioning/reset-credentials.ts';
import { findById } from '../../application/staff/records/find-by-id.ts';
import { identifyForStaff } from '../../application/staff/records/identify-for-staff.ts';
import { listAllInvoices, totalInvoices } from '../../application/staff/records/list-invoices.ts';
import {
  countAllLicenses,
  listAllLicenses,
  listAllTracks,
  listPlatforms,
} from '../../application/staff/records/list-records.ts';
import { readAudit } from '../../application/staff/records/read-audit.ts';
import { verifyEntries } from '../../application/staff/records/verify-entries.ts';
import type { PlatformProvisioning } from '../../ports/driving/provisioning.ts';
import type { StaffAudit } from '../../ports/driving/staff/audit.ts';
import type { StaffInvoices } from '../../ports/driving/staff/staff-invoices.ts';
import type { StaffLists } from '../../ports/driving/staff/staff-lists.ts';
import { meter } from './requests.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const {
  registry,
  digest,
  randomness,
  ids,
  clock,
  ledger,
  library,
  textSigner,
  auditLog,
  audioProcessor,
  marks,
  masterKeys,
  secretCipher,
  moderationStore,
  staffRegistry,
  artistStore,
  noticeStore,
  enrichmentJobs,
  billing,
  paymentProvider,
  journal,
} = driven;
const { mailTexts, feeStore, contentStore, outbox, queue, ledgerStore, periodStore, payoutStore } = driven;
const { tiers } = settings;

const dependencies = { registry, digest, randomness, ids, clock };
const credits = { feeStore, marks, journal, contentStore, digest, ids };
const cursors = { textSigner, digest };

export const provisioning = feature<PlatformProvisioning & StaffInvoices & StaffLists & StaffAudit>({
  provisionPlatform: use(provisionPlatform, dependencies),
  editPlatform: use(editPlatform, { registry, clock, ids, mailTexts }),
  showPlatformToStaff: use(showPlatformToStaff, { registry }),
  readMonthlyUsageForStaff: use(readMonthlyUsageForStaff, {
    ...{ registry, journal, library, ledger, enrichmentJobs, meter, tiers, clock },
  }),
  resetCredentials: use(resetCredentials, dependencies),
  endSessionsForStaff: use(endSessionsForStaff, { registry, clock }),
  showLicenseToStaff: use(showLicenseToStaff, { ledger, library, clock }),
  revokeForStaff: use(revokeForStaff, { ...credits, ledger, library, clock }),
  listPlatforms: use(listPlatforms, { registry, ...cursors }),
  listAllTracks: use(listAllTracks, { library, ...cursors }),
  listAllLicenses: use(listAllLicenses, { ledger, library, registry, clock, ...cursors }),
  countAllLicenses: use(countAllLicenses, { ledger, library, registry, clock }),
  listAllInvoices: use(listAllInvoices, { billing, registry, clock, ...cursors }),
  totalInvoices: use(totalInvoices, { billing, registry, clock }),
  readPlanHistory: use(readPlanHistory, { registry, auditLog }),
  readInvoiceForStaff: use(readInvoiceForStaff, {
    ...{ billing, registry, clock, paymentProvider, feeStore, library },
  }),
  readAudit: use(readAudit, { auditLog, ...cursors }),
  verifyEntries: use(verifyEntries, { auditLog, digest }),
  identifyForStaff: use(identifyForStaff, {
    audioProcessor,
    marks,
    masterKeys,
    secretCipher,
    ledger,
    auditLog,
    clock,
  }),
  findById: use(findById, {
    library,
    ledger,
    registry,
    moderationStore,
    staffRegistry,
    enrichmentJobs,
    billing,
    artistStore,
    noticeStore,
    ...{ outbox, queue, ledgerStore, periodStore, payoutStore },
    clock,
  }),
});
