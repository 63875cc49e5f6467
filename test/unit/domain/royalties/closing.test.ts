import fc from 'fast-check';
import { balancesOf, postingIssue } from '../../../../src/domain/ledger/transaction.ts';
import { exactMillionths, exactText } from '../../../../src/domain/royalties/amounts.ts';
import { earnedIn, type PaidInvoice } from '../../../../src/domain/royalties/earnings.ts';
import { statementIssue } from '../../../../src/domain/royalties/statements/proof.ts';
import type { StatementFile } from '../../../../src/domain/royalties/statements/statement.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { closedPeriod } from '../../../support/builders/royalties/closed-period.ts';
import { hashOfStored } from '../../../support/builders/royalties/stored-hash.ts';
import { aPeriod, sha256, somePeriod } from '../../../support/builders/royalties/random-period.ts';
import { numbersFrom } from '../../../support/stories/billing-story.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** The file with one millionth more in its first line, and in its sums. */
const withMore = (file: StatementFile): StatementFile => {
  const more = (exact: string): string => {
    const text = String(exactMillionths(exact) + 1n).padStart(7, '0');
    return `${text.slice(0, -6)}.${text.slice(-6)}`;
  };
  const { statement } = file;
  const [first, ...rest] = statement.lines;
  if (!first) return file;
  const lines = [{ ...first, exact: more(first.exact) }, ...rest];
  return { ...file, statement: { ...statement, lines, exact: more(statement.exact) } };
};

describe('the close of any period', () => {
  it('books every unit once, and proves every statement but no changed line, in 10,000 periods', () => {
    let statements = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const { result, root, files, transactions } = closedPeriod(somePeriod(numbersFrom(seed)));
        const { totals, amounts, platforms } = result;
        const balances = balancesOf(transactions.flatMap(({ postings }) => postings));
        const { deferred_revenue: earned = 0, payee_balances: parties = 0, unclaimed = 0 } = balances;
        const { suspense = 0, sales = 0, royalty_pool: pool = 0 } = balances;
        const positive = sum(platforms.map((platform) => Math.max(0, platform.earned)));
        const isBooked =
          transactions.every(({ postings }) => postingIssue(postings) === undefined) &&
          [earned, earned + totals.carriedOver].join() === [positive, totals.earned].join() &&
          [-parties, -unclaimed, -suspense].join() ===
            [totals.parties, totals.unclaimed, totals.contested].join() &&
          [-sales, -pool].join() === [totals.service, totals.unallocated].join();
        const owed = sum(files.map(({ statement }) => statement.amount));
        const paid = amounts.filter(({ recipient }) => recipient.kind === 'party');
        const isStated = owed === totals.parties && files.length === paid.length;
        statements += files.length;
        const [file] = files;
        return (
          isBooked &&
          isStated &&
          files.every((each) => statementIssue(each, root, sha256) === undefined) &&
          (!file || statementIssue(withMore(file), root, sha256) === 'not-in-period')
        );
      }),
      { numRuns: 10_000 },
    );
    expect(statements).toBeGreaterThan(5_000);
  });
});

describe('what the close of any period holds', () => {
  it('is stored by track, adds up to what is booked, and gives the hash of the result, in 2,000 periods', () => {
    let lines = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const some = somePeriod(numbersFrom(seed));
        const { result, files, held } = closedPeriod(some);
        const { totals, hash } = result;
        const amounts = held.flatMap((each) => each.amounts);
        lines += held.reduce((count, each) => count + each.lines.length, 0);
        const booked = (kind: string): number =>
          sum(amounts.filter((each) => each.kind === kind).map(({ amount }) => amount));
        return (
          booked('unclaimed') === totals.unclaimed &&
          booked('contested') === totals.contested &&
          new Set(held.map(({ trackId }) => trackId)).size === held.length &&
          held.every((track) =>
            track.amounts.every(({ kind, exact }) => {
              const own = track.lines.filter((line) => line.kind === kind);
              return exact === exactText(sum(own.map((line) => Number(exactMillionths(line.exact)))));
            }),
          ) &&
          hashOfStored({ ...some.period, ...result }, files, held) === hash
        );
      }),
      { numRuns: 2_000 },
    );
    expect(lines).toBeGreaterThan(1_000);
  });
});

describe('closes of months in their order', () => {
  it('earn every unit that was paid and not refunded, whenever it is refunded, in 1,000 runs', () => {
    const months = ['2026-01', '2026-02', '2026-03', '2026-04'];
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = numbersFrom(seed);
        const upTo = (max: number): number => Math.floor(random() * (max + 1));
        const january = Date.UTC(2026, 0, 1);
        let invoices = Array.from({ length: 1 + upTo(2) }, (): PaidInvoice => {
          const start = january + upTo(50) * dayMs;
          const end = start + (1 + upTo(59)) * dayMs;
          return { mode: 'live', currency: 'EUR', net: upTo(20_000) - 500, start, end };
        });
        let closed = 0;
        let open = 0;
        for (const month of months) {
          open = earnedIn({ ...aPeriod('EUR', month), isNext: true }, invoices, closed);
          if (open > 0) closed += open;
          if (upTo(1) === 0)
            invoices = invoices.map((paid) => ({ ...paid, net: paid.net - upTo(Math.max(0, paid.net)) }));
        }
        const last = earnedIn({ ...aPeriod('EUR', '2026-05'), isNext: true }, invoices, closed);
        return closed + last === sum(invoices.map(({ net }) => net));
      }),
      { numRuns: 1_000 },
    );
  });

  it('count only the days of the month, if it is not the next one', () => {
    const start = Date.UTC(2026, 0, 1);
    const invoice = { mode: 'live', currency: 'EUR', net: 5_900, start, end: start + 59 * dayMs } as const;
    const february = { ...aPeriod('EUR', '2026-02'), isNext: false };
    expect(earnedIn(february, [invoice], 0)).toBe(2_800);
    expect(earnedIn({ ...february, isNext: true }, [invoice], 3_100)).toBe(2_800);
    expect(earnedIn({ ...february, isNext: true }, [{ ...invoice, net: 2_950 }], 3_100)).toBe(-150);
    expect(earnedIn({ ...february, isNext: true }, [{ ...invoice, currency: 'SEK' }], 0)).toBe(0);
  });
});
