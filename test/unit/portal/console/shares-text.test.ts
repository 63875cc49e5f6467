import { sharesIn } from '../../../../portal/src/console/tracks/shares-text.ts';

const master = { party: 'Mara Lind', sharePct: '100' };
const writer = { name: 'Noor Elia', sharePct: '100', role: 'composer' as const };
const publisher = { name: 'Nordlicht', sharePct: '100' };
const textOf = (changes: {
  readonly master?: object;
  readonly writer?: object;
  readonly publisher?: object;
}): string =>
  sharesIn({
    rights: {
      master: [{ ...master, ...changes.master }],
      writers: [{ ...writer, ...changes.writer }],
      publishers: [{ ...publisher, ...changes.publisher }],
    },
  });

describe('the shares of a revision', () => {
  it('are shown with everything that a change of them can be', () => {
    const all = [
      {},
      { master: { party: 'Other' } },
      { master: { territories: ['DE', 'AT'] } },
      { master: { territories: ['DE'] } },
      { writer: { role: 'lyricist' } },
      { writer: { ipi: '00000000001' } },
      { writer: { pro: 'GEMA' } },
      { publisher: { territories: ['FR'] } },
      { publisher: { ipi: '00000000001' } },
      { publisher: { pro: 'SACEM' } },
    ].map(textOf);
    expect(new Set(all).size).toBe(all.length);
    expect(textOf({ writer: { role: 'composer_lyricist', ipi: '00000000001', pro: 'GEMA' } })).toBe(
      'Mara Lind 100 % (recording); Noor Elia 100 % (work as composer and lyricist, IPI 00000000001, GEMA); Nordlicht 100 % (publishing)',
    );
  });
});
