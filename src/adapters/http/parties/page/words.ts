import type { OwnShare } from '../../../../domain/parties/own-shares.ts';
import type { Language } from '../../../../domain/shared/language.ts';
import { isEverywhere, type Territory } from '../../../../domain/shared/territory.ts';
import type { AskedShares } from '../../../../ports/driving/parties/confirmations.ts';
import { localeOf, timesIn } from '../../vocabulary/text-page/page-language.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import type { SharesTexts } from './texts/texts.ts';

/** The texts of a language, with its numbers, times and names of countries. */
export interface Words {
  readonly texts: SharesTexts;
  /** Returns a share in words. */
  readonly share: (share: OwnShare, publishers: AskedShares['publishers']) => string;
  /** Returns names as a list. */
  readonly list: (names: readonly string[]) => string;
  readonly time: (at: number) => string;
}

const wordsOf = (language: Language, texts: SharesTexts): Words => {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 4 });
  const places = (territories: readonly Territory[] | undefined): string | undefined =>
    territories === undefined || isEverywhere(territories)
      ? undefined
      : list.format(territories.map((code) => regions.of(code) ?? code));
  return {
    texts,
    share: (share, publishers) => {
      const part = percent.format(Number(share.sharePct) / 100);
      if (share.side === 'administered') return texts.share.administered(part, texts.roles[share.role]);
      if (share.side !== 'writer') return texts.share[share.side](part, places(share.territories));
      const { administeredBy, role } = share;
      const publisher = administeredBy === undefined ? undefined : publishers.get(administeredBy);
      return texts.share.writer(part, texts.roles[role], publisher);
    },
    list: (names) => list.format(names),
    time: timesIn(language, 'short'),
  };
};

export const words: Readonly<Record<Language, Words>> = {
  en: wordsOf('en', en),
  de: wordsOf('de', de),
  fr: wordsOf('fr', fr),
  es: wordsOf('es', es),
};
