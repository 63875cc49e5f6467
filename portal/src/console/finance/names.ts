import type { StaffInvoice } from '@platform-licensing/client';
import type { Tone } from '../../kit/tone.ts';

type Status = StaffInvoice['status'];

/** The statuses of invoices: first those that staff act on. */
export const statusNames: Readonly<Record<Status, string>> = {
  unpaid: 'Unpaid',
  open: 'Open',
  paid: 'Paid',
  refunded: 'Refunded',
  disputed: 'Disputed',
  charged_back: 'Charged back',
};

export const statusTones: Readonly<Record<Status, Tone>> = {
  open: 'warn',
  paid: 'good',
  unpaid: 'warn',
  refunded: 'quiet',
  disputed: 'warn',
  charged_back: 'bad',
};

export const kindNames: Readonly<Record<StaffInvoice['kind'], string>> = {
  plan: 'Plan',
  fees: 'License fees',
};

export const modeNames: Readonly<Record<StaffInvoice['mode'], string>> = { live: 'Live', test: 'Test' };

export const dueDateNames = { true: 'Overdue' } as const;
