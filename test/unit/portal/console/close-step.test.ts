import { closeStep, type Period } from '../../../../portal/src/console/finance/royalties/close-step.ts';
import {
  exampleClosed,
  examplePeriod,
  exampleProposed,
  exampleStaff,
} from '../../../../src/adapters/http/royalties/periods.examples.ts';

describe('the close of a royalty period in the console', () => {
  const later = Date.parse('2026-04-10');
  const { hash } = exampleProposed.proposal;
  const stepOf = (period: Period, { by = 'stf_other', at = later, others = [] as readonly Period[] } = {}) =>
    closeStep({ period, hash }, [period, ...others], by, at);

  it('is proposed from the tenth of the next month, after all earlier months of its mode and currency', () => {
    expect(stepOf(examplePeriod)).toEqual({ kind: 'propose' });
    expect(stepOf(examplePeriod, { at: later - 1 })).toEqual({ kind: 'early', from: '2026-04-10' });
    const earlier = { ...examplePeriod, periodId: 'per_1', month: '2026-02' };
    const blocked = { kind: 'earlier-open', month: '2026-02' };
    expect(stepOf(examplePeriod, { others: [earlier] })).toEqual(blocked);
    expect(stepOf(exampleProposed, { others: [earlier] })).toEqual(blocked);
    const unrelated: readonly Period[] = [
      { ...earlier, status: 'closed' },
      { ...earlier, mode: 'test' },
      { ...earlier, currency: 'USD' },
      { ...earlier, month: '2026-04' },
    ];
    expect(stepOf(examplePeriod, { others: unrelated })).toEqual({ kind: 'propose' });
  });

  it('is confirmed by another member only, and only with the result that is shown', () => {
    expect(stepOf(exampleProposed)).toEqual({ kind: 'confirm' });
    expect(stepOf(exampleProposed, { by: exampleStaff })).toEqual({ kind: 'own-proposal' });
    const { proposal } = exampleProposed;
    const outdated: Period = { ...exampleProposed, proposal: { ...proposal, hash: 'f'.repeat(64) } };
    for (const by of ['stf_other', exampleStaff])
      expect(stepOf(outdated, { by })).toEqual({ kind: 'changed' });
    expect(stepOf(exampleClosed)).toEqual({ kind: 'closed' });
  });
});
