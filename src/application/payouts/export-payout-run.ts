import { noPaymentFile } from '../../domain/payouts/payout-run.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { PayoutStore } from '../../ports/driven/payouts/payout-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { AuditLog } from '../../ports/driven/staff/audit-log.ts';
import type { ExportPayoutRun } from '../../ports/driving/payouts/payouts.ts';
import { staffNote } from '../shared/staff-notes.ts';
import { detailsPurpose, openedDetails } from './payout-details.ts';
import { payoutsOfRun } from './payouts-of-run.ts';

interface Dependencies {
  readonly payoutStore: Pick<PayoutStore, 'findRun' | 'payouts'>;
  readonly secretCipher: Pick<SecretCipher, 'decrypt'>;
  readonly auditLog: Pick<AuditLog, 'append'>;
  readonly clock: Clock;
}

export const exportPayoutRun =
  ({ payoutStore, secretCipher, auditLog, clock }: Dependencies): ExportPayoutRun =>
  async ({ caller: { member }, runId, format }) => {
    const run = await payoutStore.findRun(runId);
    if (!run) return fail({ kind: 'payout-run-not-found' });
    if (!run.approved) return fail({ kind: 'payout-run-state', status: run.status });
    const reason = format === 'pain001' ? noPaymentFile(run) : undefined;
    if (reason !== undefined) return fail({ kind: 'no-payment-file', reason });
    await auditLog.append(staffNote(member.staffId, clock.now(), 'payouts.export', [runId], { format }));
    const payouts = (await payoutsOfRun(payoutStore, runId)).map((payout) => ({
      payout,
      details: openedDetails(secretCipher, payout.details.sealed, detailsPurpose(payout.payoutId)),
    }));
    return ok({ run, payouts });
  };
