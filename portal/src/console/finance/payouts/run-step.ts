import type { PayoutRun } from '@platform-licensing/client';

/** The next step of a member with a run. The API decides; the page says so before a click. */
export type RunStep =
  /** The member has proposed the run. */
  | 'own-proposal'
  /** The day on which the bank is to pay is past. */
  | 'late'
  | 'approve'
  | 'send'
  | 'confirm'
  | 'paid'
  | 'canceled';

/** Returns the day (UTC) of a time as `YYYY-MM-DD`. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

export const runStep = (
  { status, executionDate, proposed }: Pick<PayoutRun, 'status' | 'executionDate' | 'proposed'>,
  staffId: string,
  now: number,
): RunStep => {
  switch (status) {
    case 'proposed':
      if (executionDate < dayOf(now)) return 'late';
      return proposed.by === staffId ? 'own-proposal' : 'approve';
    case 'approved':
      return 'send';
    case 'sent':
      return 'confirm';
    case 'paid':
    case 'canceled':
      return status;
  }
};
