import { listAllFees, listFees } from '../../../application/fees/list-fees.ts';
import type { Fees } from '../../../ports/driving/fees/fees.ts';
import { driven } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { feeStore, registry, library, textSigner, digest } = driven;
const listing = { feeStore, registry, library, textSigner, digest };

export const fees = feature<Fees>({
  listFees: use(listFees, listing),
  listAllFees: use(listAllFees, listing),
});
