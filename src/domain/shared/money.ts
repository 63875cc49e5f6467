/** An amount in the currency's minor unit (cents), with its ISO 4217 code. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}
