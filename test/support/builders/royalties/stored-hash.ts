import { exactMillionths, millionthsIn } from '../../../../src/domain/royalties/amounts.ts';
import type { HeldRoyalties } from '../../../../src/domain/royalties/held.ts';
import type { Period } from '../../../../src/domain/royalties/period.ts';
import type { PeriodResult } from '../../../../src/domain/royalties/preview.ts';
import type { StatementFile } from '../../../../src/domain/royalties/statements/statement.ts';
import { canonical } from '../../../../src/domain/shared/canonical.ts';
import { sha256 } from './random-period.ts';

type Stored = Pick<Period, 'periodId' | 'month' | 'mode' | 'currency'> &
  Pick<PeriodResult, 'totals' | 'platforms'>;

/** Returns the hash of the result of a closed period from what its close has stored alone. */
export const hashOfStored = (
  { periodId, month, mode, currency, totals, platforms }: Stored,
  files: readonly Pick<StatementFile, 'statement'>[],
  held: readonly HeldRoyalties[],
): string => {
  const others = [
    ...files.map(({ statement: { partyId, exact, amount } }) => ({
      ...{ name: partyId, recipient: { kind: 'party', partyId } },
      ...{ exact: Number(exactMillionths(exact)), amount },
    })),
    ...held.flatMap(({ trackId, amounts }) =>
      amounts.map(({ kind, exact, amount }) => ({
        ...{ name: `${kind} ${trackId}`, recipient: { kind, trackId } },
        ...{ exact: Number(exactMillionths(exact)), amount },
      })),
    ),
  ];
  const distributed = totals.parties + totals.unclaimed + totals.contested + totals.service;
  // All exact amounts add up to what was distributed; the rest is that of the service.
  const rest = distributed * millionthsIn(currency) - others.reduce((sum, { exact }) => sum + exact, 0);
  const own = { name: 'service', recipient: { kind: 'service' }, exact: rest, amount: totals.service };
  const amounts = [...others, ...(rest > 0 ? [own] : [])]
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name: _, ...amount }) => amount);
  return sha256(canonical({ period: { periodId, month, mode, currency }, totals, platforms, amounts }));
};
