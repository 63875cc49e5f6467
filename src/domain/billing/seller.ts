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
