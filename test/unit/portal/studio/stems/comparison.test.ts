import {
  closenessOf,
  comparisonOf,
  isFinal,
} from '../../../../../portal/src/studio/track/stems/comparison.ts';
import { aStem } from './stem-records.ts';

const error = (code: string) => ({ in: 'body' as const, pointer: '/stems', code, detail: code });

describe('the comparison of stems with the recording', () => {
  it.each([
    [-120, 'same'],
    [-60, 'same'],
    [-59.9, 'close'],
    [-30, 'close'],
    [-29.9, 'different'],
    [-10, 'different'],
    [-9.9, 'unrelated'],
    [2, 'unrelated'],
  ])('puts a residual of %d dB into the word %s', (residualDb, word) => {
    expect(closenessOf(residualDb)).toBe(word);
  });

  it('is due when all stems are ready', () => {
    const kind = (...statuses: readonly ('ready' | 'processing')[]) =>
      comparisonOf({ data: statuses.map((status, n) => aStem(`${n}`, { status })) }, []).kind;
    expect([kind(), kind('ready', 'processing'), kind('ready')]).toEqual(['none', 'incomplete', 'waiting']);
  });

  it.each([
    ['stem_mismatch', 'mismatch'],
    ['stems_not_comparable', 'failed'],
    ['recording_required', 'incomplete'],
    ['stems_not_compared', 'waiting'],
  ])('has failed, or waits, as the submission says (%s)', (code, kind) => {
    expect(comparisonOf({ data: [aStem('Drums')] }, [error(code)])).toEqual({ kind });
    expect(isFinal([error(code)])).toBe(kind !== 'waiting');
  });

  it('has the residual as it was measured', () => {
    const list = { data: [aStem('Drums')], stemsSumToMaster: { residualDb: -84.2 } };
    expect(comparisonOf(list, [])).toEqual({ kind: 'measured', residualDb: -84.2 });
  });
});
