import type { Billing } from '@platform-licensing/client';

/** Names a purchase: growth + stems. */
export const planName = ({ tier, addOns }: Pick<Billing['paidFor'], 'tier' | 'addOns'>): string =>
  [tier, ...addOns].filter((item) => item !== undefined).join(' + ');
