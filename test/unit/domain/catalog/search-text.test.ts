import fc from 'fast-check';
import { collationKey, fold, termsOf, wordsOf } from '../../../../src/domain/catalog/search/search-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

describe('folding of text', () => {
  it.each([
    ['Café del Mar', 'cafe del mar'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['ẞ', 'ss'],
    ['Ænima', 'aenima'],
    ['Sigur Rós', 'sigur ros'],
    ['Mötley Crüe', 'motley crue'],
    ['Łódź', 'lodz'],
    ['Ørsted', 'orsted'],
    ['İstanbul', 'istanbul'],
    ['Diyarbakır', 'diyarbakir'],
    ['Don’t', 'dont'],
    ['ＡＢＣ１２', 'abc12'],
    ['ﬁre', 'fire'],
    ['x²', 'x2'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Ἀθῆναι', 'αθηναι'],
    ['Ёлка', 'елка'],
    ['שָׁלוֹם', 'שלום'],
    ['سَلَام', 'سلام'],
    ['soft\u00adhyphen', 'softhyphen'],
  ])('reads %s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('reads half and full width kana alike and keeps what voices them', () => {
    expect(fold('ｶﾞ')).toBe('ガ');
    expect(fold('か\u3099')).toBe('が');
    expect(fold('が')).not.toBe(fold('か'));
  });

  it('keeps the vowel signs of Indic and Thai scripts, and whole syllables of Hangul', () => {
    expect(fold('हिन्दी')).toBe('हिन्दी');
    expect(fold('น้ำ')).toBe(fold('น้ํา'));
    expect(fold('한국')).toBe('한국');
  });

  it('does not change text that is folded already', () => {
    fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)));
  });

  it('treats upper and lower case alike', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        (text) => fold(text.toLowerCase()) === fold(text),
      ),
    );
  });
});

describe('terms of a query', () => {
  it('are its words, without punctuation', () => {
    expect(termsOf('  Love, (hard) & love_again! ')).toEqual(['love', 'hard', 'love', 'again']);
  });

  it('are none for a text without letters or digits', () => {
    expect(termsOf('!!! — 🔥 …')).toEqual([]);
  });

  it('of an unspaced script are its pairs, or its one letter', () => {
    expect(termsOf('東京タワー')).toEqual(['東京', '京タ', 'タワ', 'ワー']);
    expect(termsOf('京 jazz')).toEqual(['京', 'jazz']);
    expect(termsOf('東京tower')).toEqual(['東京', 'tower']);
  });

  it('are words of any text that contains the query', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (before, query, after) => {
        const words = new Set(wordsOf(`${before} ${query} ${after}`));
        return termsOf(query).every((term) => words.has(term));
      }),
    );
  });

  it('find any part of a text in an unspaced script', () => {
    const kana = fc.string({
      unit: fc.constantFrom('東', '京', 'タ', 'ワ', 'ー', '夜', '景', 'の', 'ひ'),
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(kana, kana, kana, (before, part, after) => {
        const words = new Set(wordsOf(before + part + after));
        return termsOf(part).every((term) => words.has(term));
      }),
    );
  });
});

describe('words of a text', () => {
  it('include the parts and the whole of what is written without a space', () => {
    expect(wordsOf('Lo-Fi')).toEqual(['lo', 'fi', 'lofi']);
    expect(wordsOf('R.E.M.')).toEqual(['r', 'e', 'm', 'rem']);
    expect(wordsOf('Rock-n’-Roll')).toEqual(['rock', 'n', 'roll', 'rocknroll']);
    expect(wordsOf('L’amour')).toEqual(['lamour', 'l', 'amour']);
  });

  it('come once each', () => {
    expect(wordsOf('Bang bang BANG')).toEqual(['bang']);
  });
});

describe('the key that titles are sorted by', () => {
  it('ignores case, accents and punctuation', () => {
    const titles = ['zoo', 'Élan', '(Don’t) Go', 'éclair', 'Eclipse'];
    expect(titles.sort((a, b) => (collationKey(a) < collationKey(b) ? -1 : 1))).toEqual([
      '(Don’t) Go',
      'éclair',
      'Eclipse',
      'Élan',
      'zoo',
    ]);
  });

  it('is the punctuation itself if a title has no letters', () => {
    expect(collationKey(' !!! ')).toBe('!!!');
  });
});
