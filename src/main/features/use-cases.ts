import type { Container } from 'inversify';
import { admit } from '../../application/access/admit.ts';
import { exchangeToken } from '../../application/access/exchange-token.ts';
import { revokeToken } from '../../application/access/revoke-token.ts';
import { publishKeys, replaceKeys, rotateKeys } from '../../application/access/signing-keys.ts';
import { listStems } from '../../application/catalog/list-stems.ts';
import { readAttribution } from '../../application/catalog/read-attribution.ts';
import { readTerms } from '../../application/catalog/read-terms.ts';
import { readTrack } from '../../application/catalog/read-track.ts';
import { readWaveform } from '../../application/catalog/read-waveform.ts';
import { searchTracks } from '../../application/catalog/search-tracks.ts';
import { syncCatalog } from '../../application/catalog/sync-catalog.ts';
import { mayEnrich } from '../../application/enrichment/day-quota.ts';
import { enrich } from '../../application/enrichment/enrich.ts';
import { enrichWaiting } from '../../application/enrichment/enrich-waiting.ts';
import { readEnrichment } from '../../application/enrichment/read-enrichment.ts';
import { abandonOnce, beginOnce, lookForOnce, renewOnce } from '../../application/idempotency/once.ts';
import { amendLicense } from '../../application/licensing/amend-license.ts';
import { certifyLicense } from '../../application/licensing/certify-license.ts';
import { issueLicense } from '../../application/licensing/issue-license.ts';
import { listLicenseVersions } from '../../application/licensing/list-license-versions.ts';
import { listLicenses } from '../../application/licensing/list-licenses.ts';
import { preflightLicenses } from '../../application/licensing/preflight-licenses.ts';
import { readLicense } from '../../application/licensing/read-license.ts';
import { revokeLicense } from '../../application/licensing/revoke-license.ts';
import { sendExpiryNotices } from '../../application/licensing/send-expiry-notices.ts';
import { verifyCertificate, verifyLicense } from '../../application/licensing/verify-license.ts';
import { limitAddress } from '../../application/limits/limit-address.ts';
import { limitEssential } from '../../application/limits/limit-essential.ts';
import { limitPlatform } from '../../application/limits/limit-platform.ts';
import { requestMeter } from '../../application/limits/request-meter.ts';
import { downloadTrack } from '../../application/media/download-track.ts';
import { mediaLinks } from '../../application/media/media-links.ts';
import { openMedia } from '../../application/media/open-media.ts';
import { renders } from '../../application/media/renders.ts';
import { streamPreview } from '../../application/media/stream-preview.ts';
import { approveTrack } from '../../application/operator/catalog/approve-track.ts';
import { changePlatform, showPlatform } from '../../application/operator/change-platform.ts';
import { checkEvidence } from '../../application/operator/media/check-evidence.ts';
import { checkRenders } from '../../application/operator/media/check-renders.ts';
import { identifyRecording } from '../../application/media/identify-recording.ts';
import { listEvents, listTracks } from '../../application/operator/catalog/list-tracks.ts';
import { importTrack } from '../../application/operator/catalog/import-track.ts';
import { listenToTracks } from '../../application/operator/catalog/analyze-tracks.ts';
import { takeDownTrack } from '../../application/operator/catalog/take-down-track.ts';
import { checkMasterKey } from '../../application/operator/secrets/check-master-key.ts';
import { resealSecrets } from '../../application/operator/secrets/reseal-secrets.ts';
import { verifyAudit } from '../../application/operator/store/verify-audit.ts';
import { addCredential } from '../../application/platforms/add-credential.ts';
import { endSessions } from '../../application/platforms/end-sessions.ts';
import { listCredentials } from '../../application/platforms/list-credentials.ts';
import { confirmContact, editOwnPlatform, readOwnPlatform } from '../../application/platforms/own-record.ts';
import { readMonthlyUsage } from '../../application/platforms/read-monthly-usage.ts';
import { registerPlatform } from '../../application/platforms/register-platform.ts';
import { removeCredential } from '../../application/platforms/remove-credential.ts';
import { listUsage, listUsageForStaff } from '../../application/usage/list-usage.ts';
import { readUsageBatch } from '../../application/usage/read-usage-batch.ts';
import { recordUsage } from '../../application/usage/record-usage.ts';
import { driven as $, driving, shared } from './wiring/tokens.ts';
import { provide } from './wiring/wiring.ts';

/** Binds every use case to its needs. */
export const provideUseCases = (c: Container): void => {
  const { clock, digest, ids, ledger, library, journal, registry, receipts, mint, texts, randomness } = $;
  const { masterKeys, secrets } = $;
  const { tiers, baseUrl, meter, links, renders: rendered, selfRegistration, markDownloads } = shared;
  const credentials = { registry, digest, randomness, ids, clock };

  provide(c, meter, requestMeter, { journal, clock, randomness, ids });
  provide(c, links, mediaLinks, { texts, clock, baseUrl });
  provide(c, rendered, renders, {
    ...{ vault: $.vault, workshop: $.workshop, delay: $.delay },
    ...{ marks: $.marks, digest, markDownloads, baseUrl },
  });

  provide(c, driving.admit, admit, { registry, mint, digest, clock, meter });
  provide(c, driving.exchangeToken, exchangeToken, { registry, mint, digest, meter, clock, ids });
  provide(c, driving.revokeToken, revokeToken, { registry, mint, digest, clock });
  provide(c, driving.publishKeys, publishKeys, { mint, clock });
  provide(c, driving.rotateKeys, rotateKeys, { mint, clock });
  provide(c, driving.replaceKeys, replaceKeys, { mint, clock, masterKeys, secrets });
  provide(c, driving.limitPlatform, limitPlatform, { limiter: $.limiter, meter, tiers, clock });
  provide(c, driving.limitEssential, limitEssential, { limiter: $.limiter, tiers });
  provide(c, driving.limitAddress, limitAddress, { limiter: $.limiter, tiers });
  provide(c, driving.beginOnce, beginOnce, { receipts, clock });
  provide(c, driving.lookForOnce, lookForOnce, { receipts, clock });
  provide(c, driving.renewOnce, renewOnce, { receipts, clock });
  provide(c, driving.abandonOnce, abandonOnce, { receipts });

  provide(c, driving.searchTracks, searchTracks, { index: $.index, library, texts, digest, clock });
  provide(c, driving.readTrack, readTrack, { library });
  provide(c, driving.readAttribution, readAttribution, { library, clock });
  provide(c, driving.readTerms, readTerms, { library, clock });
  provide(c, driving.readWaveform, readWaveform, { library });
  provide(c, driving.listStems, listStems, {
    ...{ library, ledger, renders: rendered },
    ...{ links, meter, clock },
  });
  provide(c, driving.syncCatalog, syncCatalog, { library, clock });

  provide(c, driving.streamPreview, streamPreview, { library, renders: rendered, links, meter });
  provide(c, driving.downloadTrack, downloadTrack, {
    library,
    ledger,
    renders: rendered,
    links,
    meter,
    clock,
  });
  provide(c, driving.openMedia, openMedia, {
    library,
    ledger,
    registry,
    vault: $.vault,
    renders: rendered,
    links,
    clock,
  });

  provide(c, driving.issueLicense, issueLicense, { ledger, library, registry, receipts, tiers, clock, ids });
  provide(c, driving.preflightLicenses, preflightLicenses, { ledger, library, tiers, clock });
  provide(c, driving.amendLicense, amendLicense, { ledger, library, registry, receipts, tiers, clock, ids });
  provide(c, driving.listLicenseVersions, listLicenseVersions, { ledger, clock });
  provide(c, driving.readLicense, readLicense, { ledger, library, clock });
  provide(c, driving.listLicenses, listLicenses, { ledger, library, texts, digest, clock });
  provide(c, driving.revokeLicense, revokeLicense, { ledger, library, receipts, clock, ids });
  provide(c, driving.certifyLicense, certifyLicense, { ledger, mint, clock, baseUrl });
  provide(c, driving.verifyLicense, verifyLicense, { ledger, library, clock });
  provide(c, driving.verifyCertificate, verifyCertificate, { ledger, library, clock, mint });

  provide(c, driving.sendExpiryNotices, sendExpiryNotices, {
    ...{ expiry: $.expiry, library, registry, clock, ids, baseUrl },
  });

  provide(c, driving.recordUsage, recordUsage, { journal, ledger, library, clock, ids });
  provide(c, driving.listUsage, listUsage, { journal, texts, digest });
  provide(c, driving.listUsageForStaff, listUsageForStaff, { journal, texts, digest, registry });
  provide(c, driving.readUsageBatch, readUsageBatch, { journal });

  const enriching = { enrichments: $.enrichments, vault: $.vault, analyst: $.analyst, clock, ids };
  provide(c, driving.enrich, enrich, { ...enriching, library, index: $.index, tiers, delay: $.delay });
  provide(c, driving.mayEnrich, mayEnrich, { enrichments: $.enrichments, tiers, clock });
  provide(c, driving.readEnrichment, readEnrichment, { enrichments: $.enrichments, analyst: $.analyst });
  provide(c, driving.enrichWaiting, enrichWaiting, {
    ...{ ...enriching, registry, tiers, fetcher: $.fetcher, delay: $.delay },
  });

  provide(c, driving.registerPlatform, registerPlatform, { ...credentials, selfRegistration });
  provide(c, driving.readMonthlyUsage, readMonthlyUsage, {
    ...{ registry, journal, ledger, enrichments: $.enrichments },
    ...{ meter, tiers, clock },
  });
  const recording = { registry, clock, ids, digest };
  provide(c, driving.readOwnPlatform, readOwnPlatform, { registry });
  provide(c, driving.editOwnPlatform, editOwnPlatform, {
    ...recording,
    ...{ randomness: $.randomness, limiter: $.limiter, secrets: $.secrets, baseUrl },
  });
  provide(c, driving.confirmContact, confirmContact, recording);
  provide(c, driving.listCredentials, listCredentials, { registry, journal, meter });
  provide(c, driving.addCredential, addCredential, credentials);
  provide(c, driving.removeCredential, removeCredential, { registry, clock });
  provide(c, driving.endSessions, endSessions, { registry });

  provide(c, driving.importTrack, importTrack, {
    ...{ library, docket: $.docket, baseUrl },
    ...{ vault: $.vault, workshop: $.workshop, analyst: $.analyst },
    digest,
    ids,
    clock,
  });
  provide(c, driving.listenToTracks, listenToTracks, {
    ...{ library, vault: $.vault, analyst: $.analyst, clock },
  });
  provide(c, driving.checkEvidence, checkEvidence, { evidence: $.evidence, vault: $.vault });
  provide(c, driving.checkRenders, checkRenders, {
    ...{ library, clock, vault: $.vault, workshop: $.workshop, auditLog: $.auditLog },
  });
  const deciding = { library, docket: $.docket, clock, ids, baseUrl };
  provide(c, driving.approveTrack, approveTrack, deciding);
  provide(c, driving.takeDownTrack, takeDownTrack, deciding);
  provide(c, driving.changePlatform, changePlatform, { registry, clock });
  provide(c, driving.showPlatform, showPlatform, { registry });
  provide(c, driving.listTracks, listTracks, { library });
  provide(c, driving.identifyRecording, identifyRecording, {
    ...{ workshop: $.workshop, marks: $.marks, ledger, clock, masterKeys, secrets },
  });
  provide(c, driving.listEvents, listEvents, { outbox: $.outbox });
  const { auditLog } = $;
  const sealed = {
    ...{ keyRing: $.keyRing, masterKeys, mailQueue: $.mailQueue, registry, roll: $.roll },
    ...{ staff: $.staffRegistry, archive: $.archive, secrets, clock },
  };
  provide(c, driving.checkMasterKey, checkMasterKey, { ...sealed, mint });
  provide(c, driving.resealSecrets, resealSecrets, { ...sealed, auditLog });
  provide(c, driving.verifyAudit, verifyAudit, { auditLog: $.auditLog, digest: $.digest });
};
