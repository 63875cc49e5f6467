import { words } from '../../../../../src/adapters/http/notices/page/words.ts';
import { de } from '../../../../../src/adapters/intl-messageformat/catalogs/notices/de.ts';
import { en } from '../../../../../src/adapters/intl-messageformat/catalogs/notices/en.ts';
import { es } from '../../../../../src/adapters/intl-messageformat/catalogs/notices/es.ts';
import { fr } from '../../../../../src/adapters/intl-messageformat/catalogs/notices/fr.ts';
import { textsKeptMs } from '../../../../../src/domain/notices/notice.ts';
import { dayMs } from '../../../../../src/domain/shared/calendar.ts';
import { languages } from '../../../../../src/domain/shared/language.ts';

const keptDays = String(textsKeptMs / dayMs);
const emails = { en, de, fr, es };

describe('what reporters read about their data', () => {
  it.each(languages)('names the time after which texts are deleted, in %s', (language) => {
    const numbers = (text: string) => text.match(/\d+/g);
    expect(numbers(words[language].texts.privacy)).toEqual([keptDays]);
    expect(JSON.stringify(emails[language])).toContain(` ${keptDays} `);
  });
});
