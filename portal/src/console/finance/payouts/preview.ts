import type { PayeeBalance } from '@platform-licensing/client';
import { obstacleNames, schemeNames, type Scheme } from './names.ts';

/** The most payouts of a run. */
const maxPayouts = 500;

export interface RunPreview {
  /** The balances that a run would pay now. */
  readonly paid: readonly PayeeBalance[];
  /** Their sum, in minor units. */
  readonly total: number;
  /** The number of balances that can only be proposed after this run is approved. */
  readonly later: number;
  /** The other balances from which something is owed, with the reasons. */
  readonly leftOut: readonly { readonly balance: PayeeBalance; readonly reasons: readonly string[] }[];
}

const reasonsOf = ({ obstacles, scheme }: PayeeBalance, chosen: Scheme): readonly string[] => [
  ...obstacles.map((obstacle) => obstacleNames[obstacle]),
  ...(scheme !== undefined && scheme !== chosen ? [`Paid by the scheme ${schemeNames[scheme]}`] : []),
];

/** Returns what a run of a scheme would pay of balances in one currency, in the order of accounts, and what it leaves out. */
export const previewOf = (balances: readonly PayeeBalance[], scheme: Scheme): RunPreview => {
  const owed = balances
    .filter(({ payable }) => payable > 0)
    .map((balance) => ({ balance, reasons: reasonsOf(balance, scheme) }));
  const payable = owed.filter(({ reasons }) => reasons.length === 0).map(({ balance }) => balance);
  const paid = payable.slice(0, maxPayouts);
  return {
    paid,
    total: paid.reduce((sum, balance) => sum + balance.payable, 0),
    later: payable.length - paid.length,
    leftOut: owed.filter(({ reasons }) => reasons.length > 0),
  };
};
