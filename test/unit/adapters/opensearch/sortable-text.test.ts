import fc from 'fast-check';
import { fromSortable, toSortable } from '../../../../src/adapters/opensearch/sortable-text.ts';

const text = fc.string({
  unit: fc.oneof(fc.constantFrom('a', 'é', '\ud7ff', '\ue000', '\uffff', '\u{1f3b5}', '\ud800'), fc.string()),
});
const bytes = (value: string): Buffer => Buffer.from(toSortable(value), 'utf8');

describe('text in the order of the server', () => {
  it('has bytes in the order in which JavaScript compares the text', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Buffer.compare(bytes(a), bytes(b))).toBe(a === b ? 0 : a < b ? -1 : 1);
      }),
    );
  });

  it('returns to the text', () => {
    fc.assert(fc.property(text, (value) => expect(fromSortable(toSortable(value))).toBe(value)));
  });
});
