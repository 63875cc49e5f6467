import { contestedSides, splitSides } from '../../../../src/domain/royalties/shares.ts';
import type { PartyShares } from '../../../../src/domain/drafts/party-shares.ts';
import { monthStartOf } from '../../../../src/domain/royalties/period.ts';
import { platformId, trackId } from '../../../support/builders/builders.ts';
import { aPeriod, resultOf, shares } from '../../../support/builders/royalties/random-period.ts';
import { partyId } from '../../../support/parties/party-records.ts';

const of = (party: number, units: number) => ({ partyId: partyId(party), units });

describe('the shares of a track', () => {
  it('pay owners by their shares, and writers or the publishers that administer them', () => {
    const some = shares(
      [
        [2, 25],
        [1, 75],
      ],
      [
        [3, 50, 4],
        [4, 20],
        [5, 30],
      ],
    );
    expect(splitSides(some)).toEqual({
      master: [of(1, 750_000), of(2, 250_000)],
      publishing: [of(4, 700_000), of(5, 300_000)],
    });
  });

  it('leave unassigned shares unclaimed', () => {
    expect(splitSides(shares([[1, 60]]))).toEqual({
      master: [of(1, 600_000), { units: 400_000 }],
      publishing: [{ units: 1_000_000 }],
    });
    expect(splitSides(undefined).master).toEqual([{ units: 1_000_000 }]);
  });

  it('apply where they are valid, and all together if the country is unknown', () => {
    const some = shares([
      [1, 100, 'DE'],
      [2, 100, 'FR'],
      [3, 20],
    ]);
    expect(splitSides(some, 'DE').master).toEqual([of(1, 1_000_000), of(3, 200_000)]);
    expect(splitSides(some, 'US').master).toEqual([of(3, 200_000), { units: 800_000 }]);
    expect(splitSides(some).master).toHaveLength(3);
  });
});

describe('the sides contested by a dispute', () => {
  const held = (party: number, ...all: readonly PartyShares[]) => [
    ...contestedSides(
      [partyId(party)],
      all.map((some, n) => ({ effectiveFrom: n, shares: some })),
    ),
  ];
  const some = shares([[1, 100, 'DE']], [[2, 100, 3]]);

  it('are the composition for a writer whose publisher is paid, and for the publisher', () => {
    expect([held(2, some), held(3, some)]).toEqual([['publishing'], ['publishing']]);
  });

  it('are the composition for a publisher that administers no writer', () => {
    const published = { ...some, publishers: [{ partyId: partyId(4), sharePct: '100' }] };
    expect(held(4, published)).toEqual(['publishing']);
  });

  it('are the master for an owner in another territory, and for one of another version', () => {
    expect(held(1, some)).toEqual(['master']);
    expect(held(5, some, shares([[5, 100]]))).toEqual(['master']);
  });

  it('are both for a party that never had a share, and for one that has shares in both', () => {
    expect(held(9, some)).toEqual(['master', 'publishing']);
    expect(held(1, some, shares([[2, 100]], [[1, 100]]))).toEqual(['master', 'publishing']);
    expect([...contestedSides('all', [])]).toEqual(['master', 'publishing']);
  });

  it('are held in every use, whatever its country and shares', () => {
    const later = shares([[5, 100]], [[2, 100, 3]]);
    const period = aPeriod();
    const at = monthStartOf(period);
    const { totals } = resultOf({
      period,
      platforms: [
        {
          platformId: platformId(),
          earned: 1_000,
          uses: [
            { trackId: trackId(), at, plays: 1, territory: 'FR' },
            { trackId: trackId(), at: at + 10, plays: 1, territory: 'DE' },
          ],
        },
      ],
      rights: new Map([
        [
          trackId(),
          {
            royaltyShare: 10_000,
            contestedBy: [partyId(5)],
            versions: [
              { effectiveFrom: at, shares: some },
              { effectiveFrom: at + 10, shares: later },
            ],
          },
        ],
      ]),
    });
    expect(totals).toMatchObject({ contested: 500, parties: 500, unclaimed: 0 });
  });
});
