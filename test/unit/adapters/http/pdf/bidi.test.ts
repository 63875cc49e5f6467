import { bidirectional } from '../../../../../src/adapters/http/pdf/bidi.ts';

const runs = (text: string) => bidirectional(text)?.runs(0, text.length);

describe('a text with runs in both directions', () => {
  it('is nothing special if all of it is written from left to right', () => {
    expect(bidirectional('Žofie Фильм (12)')).toBeUndefined();
    expect(bidirectional('')).toBeUndefined();
  });

  it('has the words of one direction in one run', () => {
    expect(runs('שיר השירים (platform)')).toEqual(['שיר השירים', ' (platform)']);
  });

  it('has runs in the order of the page, with mirrored brackets', () => {
    expect(runs('Ada: שיר 12 (34) שלום')).toEqual(['Ada: ', '( שלום', '34', ') ', '12', 'שיר ']);
    expect(runs('שיר (שלום) שיר')).toEqual(['שיר )שלום( שיר']);
  });

  it('has the runs of a part, in which numbers and signs keep the direction of the whole', () => {
    const text = 'שיר abc שלום def';
    expect(bidirectional(text)?.runs(8, text.length)).toEqual(['שלום', ' def']);
    expect(bidirectional(text)?.runs(3, 3)).toEqual([]);
  });
});
