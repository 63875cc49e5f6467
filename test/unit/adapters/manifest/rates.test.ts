import { readRow } from '../../../../src/adapters/manifest/row.ts';
import { aRow } from './rows.ts';

const issuesOf = (terms: object): readonly string[] => {
  const read = readRow(aRow({ terms }));
  return read.ok ? [] : read.failure.map(({ field, detail }) => `${field}: ${detail}`);
};
const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('the rate card of terms', () => {
  it('needs a fee', () => {
    const rates = [{ contentTypes: ['film'], fee: eur(100) }];
    expect(issuesOf({ rates })).toEqual(['terms.fee: is required if there are rates']);
  });

  it('has the currency of the fee', () => {
    const rates = [{ fee: eur(10) }, { fee: { amount: 10, currency: 'USD' } }];
    expect(issuesOf({ fee: eur(100), rates })).toEqual([
      'terms.rates[1].fee.currency: is not EUR, as that of the fee',
    ]);
  });

  it('has only prices below the fee, the highest price', () => {
    const rates = [99, 100, 101].map((amount) => ({ fee: eur(amount) }));
    expect(issuesOf({ fee: eur(100), rates })).toEqual([
      'terms.rates[1].fee.amount: is not less than the fee',
      'terms.rates[2].fee.amount: is not less than the fee',
    ]);
  });

  it('has no empty lists', () => {
    expect(issuesOf({ fee: eur(100), rates: [{ territories: [], contentTypes: [], fee: eur(10) }] })).toEqual(
      ['terms.rates[0].contentTypes: is empty', 'terms.rates[0].territories: is empty'],
    );
  });

  it('has no rate that never applies under the terms', () => {
    const terms = {
      contentTypes: ['ugc_video', 'game'],
      territories: { include: ['WORLD'], exclude: ['US', 'CA'] },
      fee: eur(100),
    };
    const rates = [
      { contentTypes: ['film', 'game'], territories: ['US', 'DE'], fee: eur(10) },
      { contentTypes: ['film'], fee: eur(10) },
      { territories: ['US', 'CA'], fee: eur(10) },
    ];
    expect(issuesOf({ ...terms, rates })).toEqual([
      'terms.rates[1].contentTypes: has no content type of the terms',
      'terms.rates[2].territories: has no territory of the terms',
    ]);
  });
});
