import fc from 'fast-check';
import { controlled, issuesOf } from '../../../../../src/domain/catalog/rights.ts';
import { shareUnits, whole } from '../../../../../src/domain/shared/share.ts';
import { aTrack } from '../../../../support/builders/builders.ts';

const { rights } = aTrack();

describe('shares', () => {
  it('are exact: a hundred percent split anywhere adds up to a hundred percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole }), (cut) => {
        const text = (units: number) =>
          `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`;
        const sum = (shareUnits(text(cut)) ?? 0) + (shareUnits(text(whole - cut)) ?? 0);
        expect(sum).toBe(whole);
      }),
    );
    expect(['33.33', '0', '100', '0.0001'].map(shareUnits)).toEqual([333_300, 0, whole, 1]);
  });

  it('are rejected in any other form', () => {
    for (const text of ['', '-1', '100.0001', '1e2', '.5', '5.', '05', '33.33333', ' 5'])
      expect(shareUnits(text)).toBeUndefined();
  });
});

describe('both sides of the rights', () => {
  it('are controlled only where the shares of a side total a hundred percent', () => {
    const sides = controlled({
      ...rights,
      master: [
        { party: 'A', sharePct: '33.3333' },
        { party: 'B', sharePct: '66.6667', territories: ['DE', 'AT'] },
      ],
    });
    expect([...sides.master].sort()).toEqual(['AT', 'DE']);
    expect(sides.publishing.size).toBe(250);
  });

  it('can be split by territory', () => {
    const publishers = [
      { name: 'Old World', sharePct: '100', territories: ['DE'] },
      { name: 'New World', sharePct: '100', territories: ['US'] },
    ];
    expect(issuesOf({ ...rights, publishers })).toEqual([]);
    expect([...controlled({ ...rights, publishers }).publishing].sort()).toEqual(['DE', 'US']);
  });

  it('are invalid if a share is malformed, or if they exceed a hundred percent or reach it nowhere', () => {
    const master = (...shares: string[]) =>
      issuesOf({ ...rights, master: shares.map((sharePct) => ({ party: 'A', sharePct })) });
    expect(master('fifty')).toMatchObject([
      { side: 'master', detail: '"fifty" is not a share between 0 and 100' },
    ]);
    expect(master('60', '60')).toMatchObject([{ detail: 'shares exceed 100 in AD' }]);
    expect(master('60')).toMatchObject([{ detail: 'shares total 60, but must total 100' }]);
  });
});
