import type { LicenseTerms } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { Copy } from '../../../kit/controls/copy.tsx';
import { money } from '../../../kit/display/format.ts';
import { Facts } from '../../../kit/display/page.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { called, capital, listed, ruled } from '../names.ts';

const editsOf = ({ trim, loop, mix, lyricsChange }: LicenseTerms['edits']): string => {
  const acts = [
    [trim, 'cut it'],
    [loop, 'repeat it'],
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

const minings = {
  dataMining: 'text and data mining',
  aiInference: 'input of AI models',
  aiTraining: 'training AI',
  aiGenerativeTraining: 'training generative AI',
} as const;

const miningOf = (tdm: LicenseTerms['tdm']): string => {
  const kept = Object.entries(minings).map(
    ([use, name]) => [name, tdm[use as keyof typeof minings]] as const,
  );
  const said = (state: string) => kept.filter(([, one]) => one === state).map(([name]) => name);
  return (
    [
      [said('notAllowed'), 'Not allowed'],
      [said('constrained'), 'Only under conditions'],
      [said('allowed'), 'Allowed'],
    ] as const
  )
    .filter(([names]) => names.length > 0)
    .map(([names, how]) => `${how}: ${listed(names)}.`)
    .join(' ');
};

const lasting = ({ term }: LicenseTerms): string =>
  term.type === 'perpetual'
    ? 'Without an end.'
    : `${term.months ?? 0} months from the day it is issued, then it ends by itself.`;

/** License terms as sentences. Those of a license are the ones that it was issued on. */
export const TermsInWords = ({ terms }: { readonly terms: LicenseTerms }) => {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Used in', capital(listed(terms.contentTypes.map(called)))],
    ['Shown', capital(listed(terms.media.map(called)))],
    ['Where', capital(ruled(terms.territories))],
    ['How long', lasting(terms)],
    ['Earning money', terms.monetization ? 'The content may earn money.' : 'The content may not earn money.'],
    ['Paid advertising', terms.paidAdvertising ? 'Allowed.' : 'Not allowed.'],
    ['Edits', editsOf(terms.edits)],
    ['By itself', 'Never: the track may not be offered alone, to hear or to keep.'],
    ['Exclusive', 'No: others may license it, too.'],
    ['Passing it on', terms.sublicensable ? 'You may pass the license on.' : 'You may not pass it on.'],
    ['Credit', terms.attributionRequired ? 'The content must carry it.' : 'Welcome, not required.'],
    [
      'After it ends',
      terms.publishedContentSurvives
        ? 'What was published before may stay up.'
        : 'What was published has to come down.',
    ],
    ['Machines', miningOf(terms.tdm)],
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
