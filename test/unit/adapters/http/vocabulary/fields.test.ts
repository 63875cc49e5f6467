import { text } from '../../../../../src/adapters/http/vocabulary/fields.ts';

const line = text(100, 'A line.', 'a line');
const isLine = (given: string): boolean => line.safeParse(given).success;

describe('a line of text', () => {
  it.each(['Café Reels', 'الموسيقى', '音楽 🎵', 'non\u00A0breaking'])('can be %j', (given) => {
    expect(isLine(given)).toBe(true);
  });

  it.each(['two\nlines', 'two\u2028lines', 'two\u2029lines', 'next\u0085line', 'half \uD83C', ' '])(
    'cannot be %j',
    (given) => expect(isLine(given)).toBe(false),
  );
});
