import { partyResolver, sharesOfRow } from '../../../../../src/domain/drafts/delivery/party-resolver.ts';
import type { NamedParty } from '../../../../../src/domain/drafts/party-shares.ts';
import { partyId } from '../../../../support/parties/party-records.ts';

const ipi = '00250165006';
const resolverOf = (known: readonly NamedParty[], ...named: readonly Omit<NamedParty, 'partyId'>[]) => {
  let next = 50;
  return partyResolver(known, named, () => partyId(next++));
};
const nora = { partyId: partyId(1), name: 'Nora Vale' };
const withIpi = { ...nora, ipi, society: 'PRS' };

describe('the parties that rows name', () => {
  it('are those of the account with the same name or IPI, or are added once', () => {
    const resolver = resolverOf(
      [withIpi],
      { name: 'nora vale' },
      { name: 'Nora Vale', ipi },
      { name: 'Jonas' },
      { name: 'JONAS' },
    );
    expect(resolver.added).toEqual([{ partyId: partyId(50), name: 'Jonas' }]);
    expect(resolver.find({ name: 'Nora  Vale' })).toEqual({ ok: true, value: partyId(1) });
    expect(resolver.find({ name: 'Nora Vale', ipi })).toEqual({ ok: true, value: partyId(1) });
    expect(resolver.find({ name: 'jonas' })).toEqual({ ok: true, value: partyId(50) });
  });

  it('are added with everything that any row says about them', () => {
    const rows = [
      { name: 'Nora Vale' },
      { name: 'Nora Vale', ipi, society: 'PRS' },
      { name: 'Nora Vale', ipi },
    ];
    const resolver = resolverOf([], ...rows);
    expect(resolver.added).toEqual([{ partyId: partyId(50), name: 'Nora Vale', ipi, society: 'PRS' }]);
    for (const row of rows) expect(resolver.find(row)).toEqual({ ok: true, value: partyId(50) });
  });

  it.each([
    [
      'two parties of one name',
      [nora, { ...nora, partyId: partyId(2) }],
      { name: 'Nora Vale' },
      'several parties',
    ],
    [
      'an IPI of another name',
      [withIpi],
      { name: 'Jonas Halden', ipi },
      `is that of ${partyId(1)}, "Nora Vale"`,
    ],
    ['an IPI that the party lacks', [nora], { name: 'Nora Vale', ipi }, 'which has no IPI'],
    ['another PRO', [withIpi], { name: 'Nora Vale', society: 'GEMA' }, 'whose PRO is PRS'],
    ['wrong check digits', [], { name: 'Nora Vale', ipi: '00250165007' }, 'check digits are wrong'],
  ])('are unclear with %s', (_, known, named, expected) => {
    const found = resolverOf(known, named).find(named);
    expect(found.ok ? '' : found.failure).toContain(expected);
  });

  it('are not added with wrong check digits, which every row shows', () => {
    expect(resolverOf([], { name: 'Nora Vale', ipi: '00250165007' }).added).toEqual([]);
  });

  it('are found without a look at each other party of their name', () => {
    let reads = 0;
    const known = Array.from({ length: 300 }, (_, n) => ({
      ...{ partyId: partyId(100 + n), name: 'Nora Vale' },
      get ipi() {
        reads++;
        return `number ${n}`;
      },
    }));
    const rows = Array.from({ length: 300 }, (_, n) => ({ name: 'Nora Vale', society: `Society ${n}`, ipi }));
    const resolver = resolverOf(known, ...rows);
    expect(resolver.added).toHaveLength(1);
    for (const row of rows) resolver.find(row);
    expect(reads).toBeLessThan(10 * known.length);
  });

  it('keep the publisher that administers their share, as long as it publishes the track', () => {
    const songs = { partyId: partyId(2), name: 'Songs' };
    const resolver = resolverOf([nora, songs]);
    const writers = [{ name: 'Nora Vale', role: 'composer' as const, sharePct: '100' }];
    const before = {
      master: [],
      writers: [
        { partyId: partyId(1), role: 'composer' as const, sharePct: '50', administeredBy: partyId(2) },
      ],
      publishers: [{ partyId: partyId(2), sharePct: '100' }],
    };
    const shares = (row: Parameters<typeof sharesOfRow>[0]) => {
      const found = sharesOfRow(row, resolver, before);
      return found.ok ? found.value : found.failure;
    };
    expect(shares({ writers })).toEqual({
      ...before,
      writers: [{ partyId: partyId(1), role: 'composer', sharePct: '100', administeredBy: partyId(2) }],
    });
    expect(shares({ writers, publishers: [{ name: 'Nora Vale', sharePct: '100' }] })).toEqual({
      master: [],
      writers: [{ partyId: partyId(1), role: 'composer', sharePct: '100' }],
      publishers: [{ partyId: partyId(1), sharePct: '100' }],
    });
  });
});
