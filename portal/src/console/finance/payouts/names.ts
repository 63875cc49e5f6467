import type { PayeeBalance, PayoutRun, StaffPayout } from '@platform-licensing/client';
import type { Tone } from '../../../kit/tone.ts';

interface Named {
  readonly name: string;
  readonly tone: Tone;
}

export const statusNames: Readonly<Record<StaffPayout['status'], Named>> = {
  proposed: { name: 'Waits for approval', tone: 'warn' },
  approved: { name: 'Approved', tone: 'warn' },
  sent: { name: 'Sent', tone: 'quiet' },
  paid: { name: 'Paid', tone: 'good' },
  canceled: { name: 'Canceled', tone: 'quiet' },
  returned: { name: 'Returned', tone: 'bad' },
};

export type Scheme = PayoutRun['scheme'];

export const schemeNames: Readonly<Record<Scheme, string>> = { sepa: 'SEPA', other: 'Other' };

export const obstacleNames: Readonly<Record<PayeeBalance['obstacles'][number], string>> = {
  no_details: 'No payout details',
  details_changed: 'Details changed in the last 72 hours',
  unverified: 'Not verified',
  on_hold: 'On hold',
  below_threshold: 'Below the threshold',
};

/** Reasons for which banks return transfers (ISO 20022). The API accepts every code of this form. */
export const returnReasons = [
  { code: 'AC01', name: 'Incorrect account number' },
  { code: 'AC04', name: 'Account closed' },
  { code: 'AC06', name: 'Account blocked' },
  { code: 'AG01', name: 'Transaction forbidden' },
  { code: 'BE01', name: 'Name does not match the account' },
  { code: 'MS02', name: 'Rejected by the payee' },
  { code: 'MS03', name: 'Reason not given' },
  { code: 'RC01', name: 'Incorrect BIC' },
  { code: 'RR04', name: 'Regulatory reason' },
] as const;

export const returnReasonName = (code: string): string | undefined =>
  returnReasons.find((reason) => reason.code === code)?.name;
