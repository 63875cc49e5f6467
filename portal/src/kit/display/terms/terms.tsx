import type { LicenseTerms } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { Copy } from '../../controls/copy.tsx';
import { money } from '../format.ts';
import { Facts } from '../page.tsx';
import { Time } from '../time.tsx';
import { alternatives, called, capital, listed, miningText, ruled } from '../names.ts';
import { rateTexts } from './rates.ts';
import { rich, t } from '../../language/texts.ts';

const editsOf = ({ trim, loop, mix, lyricsChange }: LicenseTerms['edits']): string => {
  const acts = [
    [trim, t('kit.trimTheTrack')],
    [loop, t('kit.loopTheTrack')],
    [mix, t('kit.mixItsStems')],
    [lyricsChange, t('kit.changeItsLyrics')],
  ] as const;
  const may = acts.filter(([allowed]) => allowed).map(([, act]) => act);
  const not = acts.filter(([allowed]) => !allowed).map(([, act]) => act);
  return [
    may.length > 0 && t('kit.youMay', { may: listed(may) }),
    not.length > 0 && t('kit.youMayNot', { not: alternatives(not) }),
  ]
    .filter((part) => part !== false)
    .join(' ');
};

const termOf = ({ term }: LicenseTerms): string =>
  term.type === 'perpetual'
    ? t('kit.perpetual')
    : t('kit.monthsMonthsFromTheDate', { months: term.months ?? 0 });

/** The rate card: each rate with the content types and territories that it is for. */
const Rates = ({ of }: { readonly of: NonNullable<LicenseTerms['rates']> }) => (
  <ul>
    {rateTexts(of).map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** License terms in words. */
export const TermsInWords = ({ terms }: { readonly terms: LicenseTerms }) => {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('kit.contentTypes'), capital(listed(terms.contentTypes.map(called)))],
    [t('kit.media'), capital(listed(terms.media.map(called)))],
    [t('kit.territories'), capital(ruled(terms.territories))],
    [t('kit.term'), termOf(terms)],
    [t('kit.monetization'), terms.monetization ? t('kit.isAllowed') : t('kit.isNotAllowed')],
    [t('kit.paidAdvertising'), terms.paidAdvertising ? t('kit.isAllowed') : t('kit.isNotAllowed')],
    [t('kit.edits'), editsOf(terms.edits)],
    [t('kit.standaloneDistribution'), t('kit.notAllowedTheTrackMust')],
    [t('kit.exclusivity'), t('kit.nonExclusive')],
    [t('kit.sublicensing'), terms.sublicensable ? t('kit.isAllowed') : t('kit.isNotAllowed')],
    [t('kit.attribution'), terms.attributionRequired ? t('kit.required') : t('kit.optional')],
    [
      t('kit.afterTheLicenseEnds'),
      terms.publishedContentSurvives
        ? t('kit.publishedContentMayStayUp')
        : t('kit.publishedContentMustBeRemoved'),
    ],
    [t('kit.aIAndDataMining'), miningText(terms.tdm)],
    ...(terms.fee ? ([[t('kit.fee'), money(terms.fee)]] as const) : []),
    ...(terms.rates ? ([[t('kit.lowerFees'), <Rates key="rates" of={terms.rates} />]] as const) : []),
    [
      t('kit.version'),
      <>
        {rich('kit.versionInForceSince', {
          version: terms.version,
          effectiveAt: <Time at={terms.effectiveAt} as="day" />,
        })}
      </>,
    ],
    [
      t('kit.hash'),
      <>
        <code>{terms.hash.slice(0, 16)}…</code> <Copy text={terms.hash} what={t('kit.termsHash')} />
      </>,
    ],
  ];
  return <Facts of={facts} />;
};
