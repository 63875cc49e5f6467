import type { AddOn } from '../platforms/platform.ts';
import type { SoldTier } from './prices.ts';

/** What payments entitle to. */
export interface Entitlement {
  readonly tier?: SoldTier;
  readonly addOns: readonly AddOn[];
}
export const nothingPaid: Entitlement = { addOns: [] };
