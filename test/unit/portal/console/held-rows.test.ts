import type { HeldRoyalties } from '@platform-licensing/client';
import { heldRows, sidesText } from '../../../../portal/src/console/finance/royalties/held-rows.ts';

const amount = (kind: 'unclaimed' | 'contested', minor: number) => ({
  ...{ kind, amount: minor, exact: `${minor}.000000` },
  sides: ['master'] as ('master' | 'publishing')[],
});
const ofTrack = (trackId: string, more: Partial<HeldRoyalties>): HeldRoyalties => ({
  ...{ periodId: 'per_1', month: '2026-10', mode: 'live', currency: 'JPY', trackId, amounts: [] },
  ...more,
});

describe('the rows of held royalties', () => {
  it('are one for each track and reason, with the names of the track if it is known', () => {
    const rows = heldRows([
      ofTrack('trk_1', {
        ...{ title: 'Night Ferry', artists: ['Ada', 'Ben'] },
        amounts: [amount('unclaimed', 3), amount('contested', 4)],
      }),
      ofTrack('trk_2', { amounts: [amount('unclaimed', 5)] }),
    ]);
    const named = { trackId: 'trk_1', currency: 'JPY', title: 'Night Ferry', artists: 'Ada, Ben' };
    expect(rows).toEqual([
      { ...named, ...amount('unclaimed', 3) },
      { ...named, ...amount('contested', 4) },
      { trackId: 'trk_2', currency: 'JPY', artists: '', ...amount('unclaimed', 5) },
    ]);
  });

  it('name the sides of the rights as the page of a track does', () => {
    expect(sidesText(['master', 'publishing'])).toBe('Master, Composition');
  });
});
