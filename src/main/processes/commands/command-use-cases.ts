import type { Access } from '../../../ports/driving/access.ts';
import type { Ledger } from '../../../ports/driving/ledger/ledger.ts';
import type { Operator } from '../../../ports/driving/operator/operator.ts';

/** The use cases of the operator's commands. */
export type CommandUseCases = Operator &
  Pick<Access, 'rotateKeys' | 'replaceKeys'> &
  Pick<Ledger, 'verifyLedger'>;

/** Listed here, because loading the features only to name their use cases would take most of the time of `help`. */
const listed: Readonly<Record<keyof CommandUseCases, true>> = {
  importTrack: true,
  approveTrack: true,
  takeDownTrack: true,
  changePlatform: true,
  showPlatform: true,
  listTracks: true,
  listEvents: true,
  verifyAudit: true,
  checkRenders: true,
  checkEvidence: true,
  analyzeTracks: true,
  checkMasterKey: true,
  reencryptSecrets: true,
  identifyRecording: true,
  resetStaff: true,
  bootstrapAdmin: true,
  rotateKeys: true,
  replaceKeys: true,
  verifyLedger: true,
};

export const commandUseCases = Object.keys(listed) as readonly (keyof CommandUseCases)[];
