import { monthAfter, monthOf, monthsSince } from '../../../../portal/src/pages/overview/period/months.ts';

describe('the months that the overview offers', () => {
  it('are those since the platform was registered, the current one first, also across years', () => {
    expect(monthsSince('2025-11-30T23:59:59.000Z', '2026-02')).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
    ]);
    expect(monthsSince('2026-02-01T00:00:00.000Z', '2026-02')).toEqual(['2026-02']);
  });

  it('include the current one even if the clocks of browser and service differ', () => {
    expect(monthsSince('2026-03-01T00:00:01.000Z', '2026-02')).toEqual(['2026-02']);
  });

  it('follow one another', () => {
    expect([monthAfter('2025-12', 1), monthAfter('2026-01', -1)]).toEqual(['2026-01', '2025-12']);
  });

  it('include the one in the address if it has begun, otherwise the current one', () => {
    expect(
      ['2025-12', '2026-03', '2026-13', 'x', ''].map((requested) => monthOf(requested, '2026-02')),
    ).toEqual(['2025-12', ...['2026-02', '2026-02', '2026-02', '2026-02']]);
  });
});
