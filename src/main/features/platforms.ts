import { addCredential } from '../../application/platforms/add-credential.ts';
import { endSessions } from '../../application/platforms/end-sessions.ts';
import { listCredentials } from '../../application/platforms/list-credentials.ts';
import { confirmContact, editOwnPlatform, readOwnPlatform } from '../../application/platforms/own-record.ts';
import { readMonthlyUsage } from '../../application/platforms/read-monthly-usage.ts';
import { registerPlatform } from '../../application/platforms/register-platform.ts';
import { removeCredential } from '../../application/platforms/remove-credential.ts';
import type { Platforms } from '../../ports/driving/platforms.ts';
import { meter } from './requests.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const { registry, digest, randomness, ids, clock, journal, ledger, enrichmentJobs, limiter, secretCipher } =
  driven;
const { selfRegistration, tiers, baseUrl } = settings;

const credentials = { registry, digest, randomness, ids, clock };
const recording = { registry, clock, ids, digest };

export const platforms = feature<Platforms>({
  registerPlatform: use(registerPlatform, { ...credentials, selfRegistration }),
  readMonthlyUsage: use(readMonthlyUsage, { registry, journal, ledger, enrichmentJobs, meter, tiers, clock }),
  readOwnPlatform: use(readOwnPlatform, { registry }),
  editOwnPlatform: use(editOwnPlatform, { ...recording, randomness, limiter, secretCipher, baseUrl }),
  confirmContact: use(confirmContact, recording),
  listCredentials: use(listCredentials, { registry, journal, meter }),
  addCredential: use(addCredential, credentials),
  removeCredential: use(removeCredential, { registry, clock }),
  endSessions: use(endSessions, { registry }),
});
