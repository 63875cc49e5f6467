import { sharesPage } from '../../../../../src/adapters/http/parties/page/shares.page.ts';
import { words } from '../../../../../src/adapters/http/parties/page/words.ts';
import type { AskedShares } from '../../../../../src/ports/driving/parties/confirmations.ts';
import { languages } from '../../../../../src/domain/shared/language.ts';
import { noMining } from '../../../../../src/domain/catalog/license-terms.ts';
import { noon } from '../../../../support/builders/builders.ts';
import { partyId } from '../../../../support/parties/party-records.ts';

const asked: AskedShares = {
  ...{ account: 'Nordlicht', artists: ['Mara Lind', 'Zoë'], party: 'Noor Elia' },
  shares: [
    { side: 'master', sharePct: '33.3333', territories: ['DE', 'AT'] },
    { side: 'publisher', sharePct: '50', territories: ['WORLD'] },
    { side: 'writer', role: 'composer_lyricist', sharePct: '62.5', administeredBy: partyId(2) },
    { side: 'writer', role: 'arranger', sharePct: '0.0001', administeredBy: partyId(3) },
    { side: 'administered', role: 'composer', sharePct: '25' },
  ],
  publishers: new Map([[partyId(2), 'Südverlag']]),
  tdm: { ...noMining, aiTraining: 'allowed', dataMining: 'constrained' },
  ...{ state: 'asked', until: noon },
};

describe('the page on which shares are confirmed', () => {
  it('says each share in words, with its territories and the publisher that administers it', () => {
    const said = asked.shares.map((share) => words.en.share(share, asked.publishers));
    expect(said).toEqual([
      '33.3333% of the recording, in Germany and Austria',
      '50% of the composition, as its publisher',
      '62.5% of the composition, as composer and lyricist, administered by Südverlag',
      '0.0001% of the composition, as arranger',
      '25% of the composition, administered by you (composer)',
    ]);
    expect(words.de.share(asked.shares[0] as never, asked.publishers)).toBe(
      '33,3333\u00a0% der Aufnahme, in: Deutschland und Österreich',
    );
  });

  it.each(languages)('shows shares, state and answers in %s', (language) => {
    const page = sharesPage(
      { brand: 'Acme', icon: true },
      { language, chosen: true },
      {
        ...{ kind: 'shares', code: 'asc_1', shares: asked },
      },
    );
    const { texts, share, time } = words[language];
    expect(page).toContain(`<html lang="${language}">`);
    for (const text of [
      ...[texts.untitled, texts.confirm, texts.dispute, texts.noMore, texts.reason],
      ...[texts.entered('Nordlicht', 'Noor Elia'), texts.states.asked('Nordlicht').heading],
      ...asked.shares.map((one) => share(one, asked.publishers)),
      texts.validUntil(time(noon)),
      texts.consents,
      `${texts.uses.aiTraining}: ${texts.permissions.allowed}`,
      `${texts.uses.dataMining}: ${texts.permissions.constrained}`,
      `${texts.uses.aiInference}: ${texts.permissions.notAllowed}`,
    ])
      expect(page).toContain(text);
    expect(page.match(/name="answer"/g)).toHaveLength(3);
    expect(page).not.toContain('pty_');
  });

  it('has another text for every state and problem in each language', () => {
    for (const read of [
      ...(['asked', 'confirmed', 'disputed', 'optedOut'] as const).map(
        (state) => (language: (typeof languages)[number]) => words[language].texts.states[state]('Nordlicht'),
      ),
      ...(['invalid', 'changed', 'unreadable', 'unavailable'] as const).map(
        (problem) => (language: (typeof languages)[number]) => words[language].texts.problems[problem],
      ),
    ])
      expect(new Set(languages.map((language) => JSON.stringify(read(language)))).size).toBe(4);
  });
});
