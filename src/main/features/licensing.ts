import { amendLicense } from '../../application/licensing/amend-license.ts';
import { certifyLicense } from '../../application/licensing/certify-license.ts';
import { issueLicense } from '../../application/licensing/issue-license.ts';
import {
  listLicenseVersions,
  listLicenseVersionsForStaff,
} from '../../application/licensing/list-license-versions.ts';
import { listLicenses } from '../../application/licensing/list-licenses.ts';
import { preflightAmendments } from '../../application/licensing/preflight-amendments.ts';
import { preflightLicenses } from '../../application/licensing/preflight-licenses.ts';
import { readLicense } from '../../application/licensing/read-license.ts';
import { revokeLicense } from '../../application/licensing/revoke-license.ts';
import { sendExpiryNotices } from '../../application/licensing/send-expiry-notices.ts';
import { verifyCertificate, verifyLicense } from '../../application/licensing/verify-license.ts';
import type { Licensing } from '../../ports/driving/licensing.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const { ledger, clock, library, registry, idempotencyStore, ids, textSigner, digest, tokenIssuer, expiry } =
  driven;
const { mailTexts } = driven;
const { tiers, baseUrl } = settings;

export const licensing = feature<Licensing>({
  listLicenseVersionsForStaff: use(listLicenseVersionsForStaff, { ledger, clock }),
  issueLicense: use(issueLicense, { ledger, library, registry, idempotencyStore, tiers, clock, ids }),
  preflightLicenses: use(preflightLicenses, { ledger, library, tiers, clock }),
  amendLicense: use(amendLicense, { ledger, library, registry, idempotencyStore, tiers, clock, ids }),
  preflightAmendments: use(preflightAmendments, { ledger, library, tiers, clock }),
  listLicenseVersions: use(listLicenseVersions, { ledger, clock }),
  readLicense: use(readLicense, { ledger, library, clock }),
  listLicenses: use(listLicenses, { ledger, library, textSigner, digest, clock }),
  revokeLicense: use(revokeLicense, { ledger, library, idempotencyStore, clock, ids }),
  certifyLicense: use(certifyLicense, { ledger, tokenIssuer, clock, baseUrl }),
  verifyLicense: use(verifyLicense, { ledger, library, clock }),
  verifyCertificate: use(verifyCertificate, { ledger, library, clock, tokenIssuer }),
  sendExpiryNotices: use(sendExpiryNotices, { expiry, library, registry, clock, ids, mailTexts, baseUrl }),
});
