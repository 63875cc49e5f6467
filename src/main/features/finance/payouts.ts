import { advancePayoutRun } from '../../../application/payouts/advance-payout-run.ts';
import { decidePayee } from '../../../application/payouts/decide-payee.ts';
import { exportPayoutRun } from '../../../application/payouts/export-payout-run.ts';
import { listPayees } from '../../../application/payouts/list-payees.ts';
import { listPayoutRuns, listPayouts, readPayoutRun } from '../../../application/payouts/list-payouts.ts';
import { listOwnPayouts, readOwnBalances } from '../../../application/payouts/own-payouts.ts';
import { proposePayouts } from '../../../application/payouts/propose-payouts.ts';
import { readPayee } from '../../../application/payouts/read-payee.ts';
import { returnPayout } from '../../../application/payouts/return-payout.ts';
import type { OwnPayouts } from '../../../ports/driving/payouts/own-payouts.ts';
import type { Payees } from '../../../ports/driving/payouts/payees.ts';
import type { Payouts } from '../../../ports/driving/payouts/payouts.ts';
import { driven, settings } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { payoutStore, artistStore, secretCipher, auditLog, staffRegistry, clock, ids } = driven;
const { textSigner, digest } = driven;
const { payoutRules } = settings;

const cursors = { textSigner, digest };

export const payouts = feature<Payees & Payouts & OwnPayouts>({
  listPayees: use(listPayees, { payoutStore, artistStore, payoutRules, clock, ...cursors }),
  readPayee: use(readPayee, { payoutStore, artistStore, secretCipher, auditLog, clock }),
  decidePayee: use(decidePayee, { payoutStore, artistStore, clock }),
  proposePayouts: use(proposePayouts, {
    ...{ payoutStore, artistStore, secretCipher, payoutRules, clock, ids },
  }),
  listPayoutRuns: use(listPayoutRuns, { payoutStore, ...cursors }),
  readPayoutRun: use(readPayoutRun, { payoutStore }),
  listPayouts: use(listPayouts, { payoutStore, artistStore, ...cursors }),
  advancePayoutRun: use(advancePayoutRun, { payoutStore, artistStore, staff: staffRegistry, clock, ids }),
  exportPayoutRun: use(exportPayoutRun, { payoutStore, secretCipher, auditLog, clock }),
  returnPayout: use(returnPayout, { payoutStore, clock, ids }),
  readOwnBalances: use(readOwnBalances, { payoutStore, artistStore, payoutRules, clock }),
  listOwnPayouts: use(listOwnPayouts, { payoutStore, ...cursors }),
});
