import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exactText } from '../../../../src/domain/royalties/amounts.ts';
import type { Recipient } from '../../../../src/domain/royalties/distribution.ts';
import { monthStartOf } from '../../../../src/domain/royalties/period.ts';
import { platformId, trackId } from '../../../support/builders/builders.ts';
import { aPeriod, resultOf, shares } from '../../../support/builders/royalties/random-period.ts';
import { partyId } from '../../../support/parties/party-records.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/royalties.md'), 'utf8');

/** The rows of the table whose first column has this heading. */
const rowsOf = (heading: string): readonly (readonly string[])[] => {
  const [, table = ''] = page.split(`| ${heading} |`);
  return table
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((_, n, all) => all.slice(0, n + 1).every((cells) => cells.length > 1))
    .map((cells) => cells.slice(1, -1));
};

const period = aPeriod('EUR', '2026-10');
const start = monthStartOf(period);
const rights = { royaltyShare: 6_000, contestedBy: [] };
const people = ['Ada', 'Ben', 'Cem', 'Mill Music'];
const nameOf = (recipient: Recipient): string => {
  if (recipient.kind === 'service') return 'the service';
  return recipient.kind === 'party'
    ? (people.find((_, n) => partyId(n + 1) === recipient.partyId) ?? '')
    : `${recipient.kind}, Harbor`;
};

describe('the worked example of the page about royalties', () => {
  const example = resultOf({
    period,
    platforms: [
      {
        platformId: platformId(1),
        earned: 10_000,
        uses: [
          { trackId: trackId(1), at: start },
          { trackId: trackId(1), at: start + 1, plays: 1_000 },
          { trackId: trackId(2), at: start + 2, plays: 1_000 },
        ],
      },
      { platformId: platformId(2), earned: 2_000, uses: [] },
    ],
    rights: new Map([
      [
        trackId(1),
        {
          ...rights,
          versions: [
            {
              effectiveFrom: start,
              shares: shares(
                [
                  [1, 33.3333],
                  [2, 33.3333],
                  [3, 33.3334],
                ],
                [[5, 100, 4]],
              ),
            },
          ],
        },
      ],
      [trackId(2), { ...rights, versions: [] }],
    ]),
  });

  it('has the amounts that the rules produce', () => {
    const names = example.amounts.map(({ recipient, exact, amount }) => [
      nameOf(recipient),
      exactText(exact),
      (amount / 100).toFixed(2),
    ]);
    const byName = (one: readonly string[], other: readonly string[]) =>
      (one[0] ?? '') < (other[0] ?? '') ? -1 : 1;
    expect(rowsOf('Recipient').toSorted(byName)).toEqual(names.toSorted(byName));
  });

  it('has totals that add up to what was earned', () => {
    expect(rowsOf('Total')).toEqual(
      Object.entries(example.totals).map(([name, amount]) => [`\`${name}\``, (amount / 100).toFixed(2)]),
    );
  });
});
