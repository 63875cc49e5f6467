/** The seller of the plans, as pages and invoices show it. */
export interface Seller {
  readonly name: string;
  /** The lines of the postal address. */
  readonly address: readonly string[];
  readonly taxId?: string;
  /** The rate of the tax that prices include, in percent; 0 if none is charged. */
  readonly taxPercent: number;
  /** Where partners ask about plans and invoices. */
  readonly email: string;
}

/** The seller without the tax rate, as an invoice names it. */
export type SellerParty = Omit<Seller, 'taxPercent'>;

/** The platform as an invoice names it. */
export interface BuyerParty {
  readonly name: string;
  readonly contactEmail: string;
  readonly websiteUrl?: string;
}

/** Returns the parts of a platform that an invoice names. */
export const buyerOf = ({ name, contactEmail, websiteUrl }: BuyerParty): BuyerParty => ({
  ...{ name, contactEmail },
  ...(websiteUrl !== undefined && { websiteUrl }),
});
