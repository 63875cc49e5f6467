import { splitSides } from '../../../../src/domain/royalties/shares.ts';
import { shares } from '../../../support/builders/royalties/random-period.ts';
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

  it('leave to nobody what is not assigned', () => {
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
