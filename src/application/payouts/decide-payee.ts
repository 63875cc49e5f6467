import { newPayee, type Payee } from '../../domain/payouts/payee.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Act } from '../../domain/staff/act.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { PayoutStore } from '../../ports/driven/payouts/payout-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { DecidePayee, PayeeDecision } from '../../ports/driving/payouts/payees.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { staffNote } from '../shared/staff-notes.ts';
import { payeeFacts } from './payee-facts.ts';

interface Dependencies {
  readonly payoutStore: Pick<PayoutStore, 'findPayee' | 'changePayee'>;
  readonly artistStore: Pick<ArtistStore, 'findAccount'>;
  readonly clock: Clock;
}

/** Returns the payee after a decision, with the next version; the same one if it changes nothing. */
const decided = (payee: Payee, decision: PayeeDecision, { by, at }: Act): Payee => {
  const { hold, ...rest } = payee;
  const version = payee.version + 1;
  if (decision.kind === 'verify') {
    const { detailsChangedAt } = decision;
    if (payee.verified?.detailsChangedAt === detailsChangedAt) return payee;
    return { ...payee, verified: { by, at, detailsChangedAt }, version };
  }
  if (hold?.reason === (decision.reason ?? undefined)) return payee;
  return { ...rest, ...(decision.reason && { hold: { by, at, reason: decision.reason } }), version };
};

const actionOf = (decision: PayeeDecision): string => {
  if (decision.kind === 'verify') return 'payee.verify';
  return decision.reason === null ? 'payee.release' : 'payee.hold';
};

export const decidePayee =
  (dependencies: Dependencies): DecidePayee =>
  ({ caller: { member }, accountId, decision }) =>
    retryOnConflict(async () => {
      const { payoutStore, clock } = dependencies;
      const { account, payee: before = newPayee(accountId) } = await payeeFacts(dependencies, accountId);
      if (!account) return fail({ kind: 'payee-not-found' });
      if (decision.kind === 'verify' && account.payout?.changedAt !== decision.detailsChangedAt)
        return fail({ kind: 'payout-details-changed' });
      const [by, at] = [member.staffId, clock.now()];
      const payee = decided(before, decision, { by, at });
      if (payee === before) return ok(payee);
      const reason = decision.kind === 'hold' && decision.reason ? { reason: decision.reason } : {};
      const audit = staffNote(by, at, actionOf(decision), [accountId], reason);
      const guards = { version: before.version };
      const outcome = await payoutStore.changePayee({ payee, guards, effects: { ...noEffects, audit } });
      return outcome === 'changed' ? ok(payee) : 'conflict';
    });
