/**
 * Text in the order of the server. JavaScript compares UTF-16 code units, and Lucene compares bytes of UTF-8, which is the order of
 * code points. The two differ for characters beyond U+FFFF, which begin with units below U+E000. So that both orders are the same,
 * each unit from U+D800 on becomes a code point of its own, in the same order.
 */

const firstSurrogate = 0xd800;
const lastSurrogate = 0xdfff;
/** The code points that take the places of the units from U+D800 on are as many places higher. */
const shift = 0x800;

const isPlain = (text: string): boolean => !/[\ud800-\uffff]/.test(text);

/** Returns the text in the order of the server. */
export const toSortable = (text: string): string => {
  if (isPlain(text)) return text;
  let sortable = '';
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    sortable += unit < firstSurrogate ? text.charAt(i) : String.fromCodePoint(unit + shift);
  }
  return sortable;
};

/** Returns the text from which `toSortable` made this one. */
export const fromSortable = (sortable: string): string =>
  isPlain(sortable)
    ? sortable
    : [...sortable]
        .map((letter) => {
          const code = letter.codePointAt(0) ?? 0;
          return code > lastSurrogate ? String.fromCharCode(code - shift) : letter;
        })
        .join('');
