import { listPeriods, previewPeriod } from '../../../application/royalties/preview-period.ts';
import type { Royalties } from '../../../ports/driving/royalties/royalties.ts';
import { driven, settings } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { ledgerStore, billing, registry, partyStore, draftStore, artistStore, confirmationStore } = driven;
const { ledger, journal, library, clock, delay, digest } = driven;
const { agreement } = settings;

export const royalties = feature<Royalties>({
  listPeriods: use(listPeriods, { ledgerStore, clock }),
  previewPeriod: use(previewPeriod, {
    ...{ ledgerStore, billing, registry, partyStore, draftStore, artistStore, confirmationStore },
    ...{ ledger, journal, library, clock, delay, digest, agreement },
  }),
});
