import { approveTrack } from '../../application/operator/catalog/approve-track.ts';
import { changePlatform, showPlatform } from '../../application/operator/change-platform.ts';
import { checkEvidence } from '../../application/operator/media/check-evidence.ts';
import { checkMasterKey } from '../../application/operator/secrets/check-master-key.ts';
import { checkRenders } from '../../application/operator/media/check-renders.ts';
import { identifyRecording } from '../../application/media/identify-recording.ts';
import { importTrack } from '../../application/operator/catalog/import-track.ts';
import { analyzeTracks } from '../../application/operator/catalog/analyze-tracks.ts';
import { reencryptSecrets } from '../../application/operator/secrets/reencrypt-secrets.ts';
import { resetStaff } from '../../application/operator/reset-staff.ts';
import { listEvents, listTracks } from '../../application/operator/catalog/list-tracks.ts';
import { takeDownTrack } from '../../application/operator/catalog/take-down-track.ts';
import { verifyAudit } from '../../application/operator/store/verify-audit.ts';
import { bootstrapAdmin } from '../../application/staff/accounts/bootstrap-admin.ts';
import type { Operator } from '../../ports/driving/operator/operator.ts';
import { deciding } from './wiring/deciding.ts';
import { driven } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const {
  artistStore,
  staffRegistry,
  digest,
  randomness,
  clock,
  delay,
  passwords,
  ids,
  library,
  mediaStore,
  imageStore,
  imageProcessor,
  audioProcessor,
  audioAnalyzer,
  evidence,
  auditLog,
  registry,
  marks,
  ledger,
  masterKeys,
  secretCipher,
  outbox,
  keyRing,
  mailQueue,
  noticeStore,
  payoutStore,
  mailTexts,
  endpointStore,
  archive,
  tokenIssuer,
} = driven;

const encrypted = {
  keyRing,
  masterKeys,
  mailQueue,
  registry,
  endpointStore,
  staff: staffRegistry,
  artistStore,
  noticeStore,
  payoutStore,
  archive,
  secretCipher,
  clock,
};

export const operator = feature<Operator>({
  resetStaff: use(resetStaff, { staff: staffRegistry, digest, randomness, clock }),
  bootstrapAdmin: use(bootstrapAdmin, { staff: staffRegistry, passwords, clock, ids }),
  importTrack: use(importTrack, {
    ...deciding,
    mediaStore,
    imageStore,
    imageProcessor,
    audioProcessor,
    audioAnalyzer,
    digest,
    ids,
    clock,
    delay,
  }),
  analyzeTracks: use(analyzeTracks, { library, mediaStore, audioAnalyzer, clock }),
  checkEvidence: use(checkEvidence, { evidence, mediaStore }),
  checkRenders: use(checkRenders, { library, clock, mediaStore, audioProcessor, auditLog }),
  approveTrack: use(approveTrack, deciding),
  takeDownTrack: use(takeDownTrack, deciding),
  changePlatform: use(changePlatform, { registry, clock, ids, mailTexts }),
  showPlatform: use(showPlatform, { registry }),
  listTracks: use(listTracks, { library }),
  identifyRecording: use(identifyRecording, {
    audioProcessor,
    marks,
    ledger,
    clock,
    masterKeys,
    secretCipher,
  }),
  listEvents: use(listEvents, { outbox }),
  checkMasterKey: use(checkMasterKey, { ...encrypted, tokenIssuer }),
  reencryptSecrets: use(reencryptSecrets, { ...encrypted, auditLog }),
  verifyAudit: use(verifyAudit, { auditLog, digest }),
});
