import { listUsage, listUsageForStaff } from '../../application/usage/list-usage.ts';
import { listTrackUse } from '../../application/usage/list-track-use.ts';
import { readUsageBatch } from '../../application/usage/read-usage-batch.ts';
import { recordUsage } from '../../application/usage/record-usage.ts';
import type { Usage } from '../../ports/driving/usage.ts';
import { driven } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const { journal, ledger, library, clock, ids, textSigner, digest, registry, draftStore } = driven;

export const usage = feature<Usage>({
  recordUsage: use(recordUsage, { journal, ledger, library, clock, ids }),
  listUsage: use(listUsage, { journal, library, textSigner, digest }),
  listUsageForStaff: use(listUsageForStaff, { journal, library, textSigner, digest, registry }),
  listTrackUse: use(listTrackUse, { draftStore, journal, clock, textSigner, digest }),
  readUsageBatch: use(readUsageBatch, { journal }),
});
