import type { AddOn } from '../platforms/platform.ts';
import type { SoldTier } from './prices.ts';

/** The tier and the add-ons that payments entitle a platform to. */
export interface Entitlement {
  readonly tier?: SoldTier;
  readonly addOns: readonly AddOn[];
}
export const nothingPaid: Entitlement = { addOns: [] };
