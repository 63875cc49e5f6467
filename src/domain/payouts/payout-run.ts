import type { PayoutRecord } from '../artists/payout.ts';
import { dayOf, type Day, type Instant } from '../shared/calendar.ts';
import type { AccountId, PayoutId, PayoutRunId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Act } from '../staff/act.ts';
import type { PayoutScheme } from './scheme.ts';

/**
 * `proposed`: by one member of finance. `approved`: by another; the amounts are booked and the file can be downloaded. `sent`: the
 * bank has the file. `paid`: the bank has booked it.
 */
export const payoutRunStatuses = ['proposed', 'approved', 'sent', 'paid', 'canceled'] as const;
export type PayoutRunStatus = (typeof payoutRunStatuses)[number];

/** The most payouts of a run: it is approved in one commit. */
export const maxPayoutsInRun = 500;

/** The account that pays. */
export interface Debtor {
  readonly name: string;
  readonly iban: string;
  readonly bic?: string;
}

/** Settings of payouts. */
export interface PayoutRules {
  /** The least amount that is paid out, in major units of each currency. */
  readonly threshold: number;
  /** The account that pays; absent if none is configured. */
  readonly debtor?: Debtor;
}

/** Payouts of one currency and scheme. Only live money is paid out. */
export interface PayoutRun {
  readonly runId: PayoutRunId;
  readonly currency: string;
  readonly scheme: PayoutScheme;
  /** When the bank is to pay. */
  readonly executionDate: Day;
  readonly status: PayoutRunStatus;
  /** The number of payouts, and their sum in minor units. */
  readonly payouts: number;
  readonly total: number;
  /** The sum of those that the bank returned. */
  readonly returned: number;
  /** The account that pays; absent if none was configured. */
  readonly debtor?: Debtor;
  readonly proposed: Act;
  readonly approved?: Act;
  readonly sent?: Act;
  readonly paid?: Act;
  readonly canceled?: Act;
  readonly version: number;
}

/** The formats of the file of a run. */
export const payoutFormats = ['csv', 'pain001'] as const;
export type PayoutFormat = (typeof payoutFormats)[number];

/** Why a run has no `pain.001` file: its scheme is not `sepa`, or no account was configured that pays. */
export const noPaymentFile = ({
  scheme,
  debtor,
}: Pick<PayoutRun, 'scheme' | 'debtor'>): 'scheme' | 'debtor' | undefined => {
  if (scheme !== 'sepa') return 'scheme';
  return debtor ? undefined : 'debtor';
};

/** Returns the formats in which a run can be downloaded after its approval. */
export const formatsOf = (run: Pick<PayoutRun, 'scheme' | 'debtor'>): readonly PayoutFormat[] =>
  payoutFormats.filter((format) => format === 'csv' || noPaymentFile(run) === undefined);

/** A payout to an account. */
export interface Payout {
  readonly payoutId: PayoutId;
  readonly runId: PayoutRunId;
  readonly accountId: AccountId;
  readonly currency: string;
  /** In minor units. */
  readonly amount: number;
  /** The payout details of the account as they are paid. */
  readonly details: Pick<PayoutRecord, 'type' | 'masked' | 'changedAt'> & {
    /** The details in full, encrypted. Absent once the run is canceled: nothing is paid to them. */
    readonly sealed?: string;
  };
  readonly proposedAt: Instant;
  readonly returned?: Act & {
    /** ISO 20022 return reason code, such as `AC04` for a closed account. */
    readonly reason: string;
  };
  readonly version: number;
}

export type PayoutStatus = PayoutRunStatus | 'returned';

/** The statuses that the account sees: those of payouts of approved runs. */
export const ownPayoutStatuses = [
  'approved',
  'sent',
  'paid',
  'returned',
] as const satisfies readonly PayoutStatus[];
export type OwnPayoutStatus = (typeof ownPayoutStatuses)[number];
export const isOwnStatus = (status: PayoutStatus): status is OwnPayoutStatus =>
  (ownPayoutStatuses as readonly PayoutStatus[]).includes(status);

/** Returns the status of a payout of a run. */
export const statusOfPayout = (
  { returned }: Pick<Payout, 'returned'>,
  { status }: Pick<PayoutRun, 'status'>,
): PayoutStatus => (returned ? 'returned' : status);

/** The status of the run does not permit it. */
export interface PayoutRunState {
  readonly kind: 'payout-run-state';
  readonly status: PayoutRunStatus;
}
/** The member of staff who has proposed the run cannot approve it. */
export type RunProposerApproves = { readonly kind: 'run-proposer-approves' };

/** The day on which the bank is to pay is before today. */
export type ExecutionDatePast = { readonly kind: 'execution-date-past' };

/** Returns whether the bank can no longer pay on this day. */
export const isPastExecution = (executionDate: Day, now: Instant): boolean => executionDate < dayOf(now);

/** Returns a payout of a canceled run: without its details in full, which are kept only as evidence of a payment. */
export const withoutDetails = ({ details: { sealed: _, ...details }, ...payout }: Payout): Payout => ({
  ...payout,
  details,
  version: payout.version + 1,
});

const before = { approved: 'proposed', canceled: 'proposed', sent: 'approved', paid: 'sent' } as const;
export type NextRunStatus = keyof typeof before;
export const nextRunStatuses = [
  'approved',
  'canceled',
  'sent',
  'paid',
] as const satisfies readonly NextRunStatus[];

/** Returns the run with its next status, or the same run if it has the status already. */
export const advanced = (
  run: PayoutRun,
  status: NextRunStatus,
  act: Act,
): Result<PayoutRun, PayoutRunState | RunProposerApproves | ExecutionDatePast> => {
  if (run.status === status) return ok(run);
  if (run.status !== before[status]) return fail({ kind: 'payout-run-state', status: run.status });
  if (status === 'approved' && run.proposed.by === act.by) return fail({ kind: 'run-proposer-approves' });
  if (status === 'approved' && isPastExecution(run.executionDate, act.at))
    return fail({ kind: 'execution-date-past' });
  return ok({ ...run, status, [status]: act, version: run.version + 1 });
};

/** Returns a payout as the bank has returned it, and its run; the same ones if it was returned before. */
export const returnedPayout = (
  payout: Payout,
  run: PayoutRun,
  returned: NonNullable<Payout['returned']>,
): Result<{ readonly payout: Payout; readonly run: PayoutRun }, PayoutRunState> => {
  if (payout.returned) return ok({ payout, run });
  if (run.status !== 'sent' && run.status !== 'paid')
    return fail({ kind: 'payout-run-state', status: run.status });
  return ok({
    payout: { ...payout, returned, version: payout.version + 1 },
    run: { ...run, returned: run.returned + payout.amount, version: run.version + 1 },
  });
};
