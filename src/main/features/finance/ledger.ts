import { listLedgerTransactions, readLedgerBalances } from '../../../application/ledger/read-ledger.ts';
import { verifyLedger } from '../../../application/ledger/verify-ledger.ts';
import type { Ledger } from '../../../ports/driving/ledger/ledger.ts';
import { driven } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { ledgerStore, feeStore, payoutStore, billing, registry, paymentProvider, clock, textSigner, digest } =
  driven;

export const ledger = feature<Ledger>({
  verifyLedger: use(verifyLedger, { ledgerStore, feeStore, payoutStore, billing, paymentProvider, clock }),
  readLedgerBalances: use(readLedgerBalances, { ledgerStore }),
  listLedgerTransactions: use(listLedgerTransactions, { ledgerStore, registry, textSigner, digest }),
});
