import type { LicenseTerms } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { Copy } from '../controls/copy.tsx';
import { money } from './format.ts';
import { Facts } from './page.tsx';
import { Time } from './time.tsx';
import { called, capital, listed, ruled } from './names.ts';

const editsOf = ({ trim, loop, mix, lyricsChange }: LicenseTerms['edits']): string => {
  const acts = [
    [trim, 'trim the track'],
    [loop, 'loop the track'],
    [mix, 'mix its stems'],
    [lyricsChange, 'change its lyrics'],
  ] as const;
  const may = acts.filter(([allowed]) => allowed).map(([, act]) => act);
  const not = acts.filter(([allowed]) => !allowed).map(([, act]) => act);
  return [
    may.length > 0 && `You may ${listed(may)}.`,
    not.length > 0 && `You may not ${new Intl.ListFormat('en', { type: 'disjunction' }).format(not)}.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
};

const miningUses = {
  dataMining: 'text and data mining',
  aiInference: 'AI input',
  aiTraining: 'AI training',
  aiGenerativeTraining: 'generative AI training',
} as const;

const miningOf = (tdm: LicenseTerms['tdm']): string => {
  const consents = Object.entries(miningUses).map(
    ([use, name]) => [name, tdm[use as keyof typeof miningUses]] as const,
  );
  const usesWith = (state: string) => consents.filter(([, one]) => one === state).map(([name]) => name);
  return (
    [
      [usesWith('notAllowed'), 'Not allowed'],
      [usesWith('constrained'), 'Allowed under conditions'],
      [usesWith('allowed'), 'Allowed'],
    ] as const
  )
    .filter(([names]) => names.length > 0)
    .map(([names, how]) => `${how}: ${listed(names)}.`)
    .join(' ');
};

const termOf = ({ term }: LicenseTerms): string =>
  term.type === 'perpetual' ? 'Perpetual.' : `${term.months ?? 0} months from the date of issue.`;

/** License terms in words. */
export const TermsInWords = ({ terms }: { readonly terms: LicenseTerms }) => {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Content types', capital(listed(terms.contentTypes.map(called)))],
    ['Media', capital(listed(terms.media.map(called)))],
    ['Territories', capital(ruled(terms.territories))],
    ['Term', termOf(terms)],
    ['Monetization', terms.monetization ? 'Allowed.' : 'Not allowed.'],
    ['Paid advertising', terms.paidAdvertising ? 'Allowed.' : 'Not allowed.'],
    ['Edits', editsOf(terms.edits)],
    ['Standalone distribution', 'Not allowed: the track must not be offered on its own.'],
    ['Exclusivity', 'Non-exclusive.'],
    ['Sublicensing', terms.sublicensable ? 'Allowed.' : 'Not allowed.'],
    ['Attribution', terms.attributionRequired ? 'Required.' : 'Optional.'],
    [
      'After the license ends',
      terms.publishedContentSurvives
        ? 'Published content may stay up.'
        : 'Published content must be removed.',
    ],
    ['AI and data mining', miningOf(terms.tdm)],
    ...(terms.fee ? ([['Fee', money(terms.fee)]] as const) : []),
    [
      'Version',
      <>
        {terms.version}, in force since <Time at={terms.effectiveAt} as="day" />
      </>,
    ],
    [
      'Hash',
      <>
        <code>{terms.hash.slice(0, 16)}…</code> <Copy text={terms.hash} what="terms hash" />
      </>,
    ],
  ];
  return <Facts of={facts} />;
};
