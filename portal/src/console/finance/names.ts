import type { StaffInvoice } from '@platform-licensing/client';
import type { Tone } from '../../kit/tone.ts';

type Status = StaffInvoice['status'];

/** The statuses of invoices: first those that staff act on. */
export const statuses = [
  { value: 'unpaid', name: 'Unpaid' },
  { value: 'open', name: 'Open' },
  { value: 'paid', name: 'Paid' },
  { value: 'refunded', name: 'Refunded' },
  { value: 'disputed', name: 'Disputed' },
  { value: 'charged_back', name: 'Charged back' },
] as const satisfies readonly { readonly value: Status; readonly name: string }[];

export const statusName = (status: Status): string =>
  statuses.find(({ value }) => value === status)?.name ?? status;

export const statusTones: Readonly<Record<Status, Tone>> = {
  open: 'warn',
  paid: 'good',
  unpaid: 'warn',
  refunded: 'quiet',
  disputed: 'warn',
  charged_back: 'bad',
};

export const invoiceKinds = [
  { value: 'plan', name: 'Plan' },
  { value: 'fees', name: 'License fees' },
] as const satisfies readonly { readonly value: StaffInvoice['kind']; readonly name: string }[];

export const modes = [
  { value: 'live', name: 'Live' },
  { value: 'test', name: 'Test' },
] as const satisfies readonly { readonly value: StaffInvoice['mode']; readonly name: string }[];
