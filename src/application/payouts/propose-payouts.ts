import { payableOf } from '../../domain/payouts/balance.ts';
import {
  isPastExecution,
  maxPayoutsInRun,
  type Payout,
  type PayoutRules,
} from '../../domain/payouts/payout-run.ts';
import { payoutTo, proposedRun, type PayoutProposal } from '../../domain/payouts/proposal.ts';
import { PayoutId, PayoutRunId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { PayoutStore } from '../../ports/driven/payouts/payout-store.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import type { ProposePayouts } from '../../ports/driving/payouts/payouts.ts';
import { payoutPurpose } from '../artists/edit-own-artist.ts';
import { pagesFrom, type From } from '../shared/pages-from.ts';
import { staffNote } from '../shared/staff-notes.ts';
import { payeeFacts } from './payee-facts.ts';
import { detailsPurpose, openedDetails } from './payout-details.ts';

interface Dependencies {
  readonly payoutStore: Pick<PayoutStore, 'balances' | 'findPayee' | 'propose'>;
  readonly artistStore: Pick<ArtistStore, 'findAccount'>;
  readonly secretCipher: Pick<SecretCipher, 'encrypt' | 'decrypt'>;
  readonly payoutRules: PayoutRules;
  readonly clock: Clock;
  readonly ids: Ids;
}

const pageSize = 100;

/** Returns the payouts of the first accounts that can be paid. */
const payoutsOf = async (
  dependencies: Dependencies,
  proposal: PayoutProposal,
): Promise<readonly Payout[]> => {
  const found: Payout[] = [];
  const of = { mode: 'live', currency: proposal.currency } as const;
  const pages = pagesFrom((from: From<ListPlace>) =>
    dependencies.payoutStore.balances(of, { limit: pageSize, ...from }),
  );
  for await (const { items } of pages) {
    const owed = items.filter((balance) => payableOf(balance) > 0);
    const candidates = await Promise.all(
      owed.map(async (balance) => ({ balance, ...(await payeeFacts(dependencies, balance.accountId)) })),
    );
    found.push(...candidates.flatMap((candidate) => payoutTo(candidate, proposal) ?? []));
    if (found.length >= maxPayoutsInRun) break;
  }
  return found.slice(0, maxPayoutsInRun);
};

export const proposePayouts =
  (dependencies: Dependencies): ProposePayouts =>
  async ({ caller: { member }, currency, scheme, executionDate }) => {
    const { payoutStore, secretCipher, payoutRules, clock, ids } = dependencies;
    const [by, now] = [member.staffId, clock.now()];
    if (isPastExecution(executionDate, now)) return fail({ kind: 'execution-date-past' });
    const runId = PayoutRunId(ids.next('payout-run'));
    const proposal: PayoutProposal = {
      ...{ runId, currency, scheme, executionDate, by, now },
      ...{ threshold: payoutRules.threshold, debtor: payoutRules.debtor },
      nextId: () => PayoutId(ids.next('payout')),
      encryptFor: (payoutId, { sealed }, accountId) => {
        const details = openedDetails(secretCipher, sealed, payoutPurpose(accountId));
        return secretCipher.encrypt(JSON.stringify(details), detailsPurpose(payoutId));
      },
    };
    const payouts = await payoutsOf(dependencies, proposal);
    if (payouts.length === 0) return fail({ kind: 'nothing-to-pay' });
    const run = proposedRun(payouts, proposal);
    const detail = { currency, scheme, payouts: run.payouts, total: run.total };
    const audit = staffNote(by, now, 'payouts.propose', [runId], detail);
    const outcome = await payoutStore.propose({ run, payouts, effects: { ...noEffects, audit } });
    return outcome === 'proposed' ? ok(run) : fail({ kind: 'payout-run-open', currency });
  };
