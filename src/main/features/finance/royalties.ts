import { confirmClose } from '../../../application/royalties/confirm-close.ts';
import { listPeriods, previewPeriod } from '../../../application/royalties/preview-period.ts';
import {
  listHeldRoyalties,
  listStatementsForStaff,
  readStatementForStaff,
} from '../../../application/royalties/read-closed-period.ts';
import { proposeClose } from '../../../application/royalties/propose-close.ts';
import {
  listStatements,
  readStatement,
  verifyStatement,
} from '../../../application/royalties/read-statements.ts';
import type { ClosedPeriods } from '../../../ports/driving/royalties/closed-periods.ts';
import type { Royalties } from '../../../ports/driving/royalties/royalties.ts';
import type { Statements } from '../../../ports/driving/royalties/statements.ts';
import { driven, settings } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { ledgerStore, periodStore, billing, registry, partyStore, draftStore, artistStore } = driven;
const { ledger, journal, library, confirmationStore, clock, delay, digest, ids, randomness } = driven;
const { textSigner, staffRegistry } = driven;
const { agreement } = settings;

const computing = {
  ...{ ledgerStore, periodStore, billing, draftStore, artistStore, confirmationStore },
  ...{ ledger, journal, library, clock, delay, digest, agreement },
};

export const royalties = feature<Royalties & ClosedPeriods>({
  listPeriods: use(listPeriods, { ledgerStore, periodStore, clock }),
  previewPeriod: use(previewPeriod, { ...computing, registry, partyStore }),
  proposeClose: use(proposeClose, computing),
  confirmClose: use(confirmClose, { ...computing, partyStore, staff: staffRegistry, ids, randomness }),
  listStatementsForStaff: use(listStatementsForStaff, { periodStore, partyStore, textSigner, digest }),
  readStatementForStaff: use(readStatementForStaff, { periodStore }),
  listHeldRoyalties: use(listHeldRoyalties, { periodStore, library, textSigner, digest }),
});

export const statements = feature<Statements>({
  listStatements: use(listStatements, { periodStore, textSigner, digest }),
  readStatement: use(readStatement, { periodStore }),
  verifyStatement: use(verifyStatement, { periodStore, digest }),
});
