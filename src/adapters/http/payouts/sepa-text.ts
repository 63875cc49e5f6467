/** Letters that do not decompose into a Latin letter and an accent. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', Æ: 'AE', æ: 'ae', Ø: 'O', ø: 'o', Œ: 'OE', œ: 'oe', Ł: 'L', ł: 'l' },
  ...{ Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Þ: 'TH', þ: 'th', ı: 'i' },
  ...{ ẞ: 'SS', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't', Ŋ: 'N', ŋ: 'n', '’': "'", '‘': "'", '–': '-', '—': '-' },
};

/**
 * Returns a text in the character set that every SEPA bank accepts (EPC217-08): letters lose their accents, and other characters
 * become full stops.
 */
export const sepaText = (text: string, max: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/gu, (letter) => letters[letter] ?? '.')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, '.')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trim();
