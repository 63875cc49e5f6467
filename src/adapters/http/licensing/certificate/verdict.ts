import type { CertificateClaims } from '../../../../domain/licensing/certificate.ts';
import type { LicenseVerification } from '../../../../ports/driving/licensing.ts';
import type { Fact } from '../../pdf/page.ts';
import { countriesOf, inWords, permitted, timeOf } from './facts.ts';

/** The license that a person asked about, at the time of the request. */
interface Found {
  readonly license: LicenseVerification;
  readonly inForce: boolean;
}

/** The outcome of a request to verify. */
export type Verified = { readonly kind: keyof typeof nothing } | FoundBy;

type FoundBy =
  | ({ readonly kind: 'license' } & Found)
  | ({
      readonly kind: 'certificate';
      readonly claims: CertificateClaims;
      /** Whether the certificate shows the current version. */
      readonly current: boolean;
    } & Found);

/** An answer in words. */
export interface Verdict {
  readonly tone: 'good' | 'warn' | 'bad';
  readonly heading: string;
  /** Sentences about the certificate and its license. */
  readonly findings: readonly string[];
  /** Instructions to the reader. */
  readonly steps: readonly string[];
  /** The content of the license, whether or not it permits anything now. Empty if no license was found. */
  readonly permits: readonly Fact[];
  readonly permitsNow: boolean;
}

const nothing: Readonly<Record<'empty' | 'not-genuine' | 'unknown-license', Verdict>> = {
  empty: {
    tone: 'warn',
    heading: 'Nothing to verify',
    findings: ['This is neither a certificate nor a license ID.'],
    steps: [
      'Paste the whole signed certificate, which begins with eyJ, or a license ID, which begins with lic_.',
    ],
    permits: [],
    permitsNow: false,
  },
  'not-genuine': {
    tone: 'bad',
    heading: 'Not genuine',
    findings: ['We did not sign this certificate, or it was changed or not copied completely.'],
    steps: [
      'Copy the whole text again, from the first to the last character.',
      'If the result is the same, do not rely on the certificate, and ask for the original.',
    ],
    permits: [],
    permitsNow: false,
  },
  'unknown-license': {
    tone: 'bad',
    heading: 'No such license',
    findings: ['We have issued no license with this ID.'],
    steps: [
      'Compare the ID with the document that shows it.',
      'If it is the same, do not rely on the document.',
    ],
    permits: [],
    permitsNow: false,
  },
};

const permitsOf = (verified: FoundBy): readonly Fact[] => {
  const { license } = verified;
  if (verified.kind === 'certificate') return permitted(verified.claims);
  return [
    ['License ID', license.licenseId],
    ['Track ID', license.trackId],
    ['Content types', inWords(license.contentTypes)],
    ['Media', inWords(license.media)],
    ['Territories', countriesOf(license.territories)],
    ['Authorized from', timeOf(license.authorizedFrom)],
    [
      'Authorized until',
      license.authorizedUntil === undefined ? 'No end date' : timeOf(license.authorizedUntil),
    ],
  ];
};

const where = ({ compliance }: LicenseVerification): string =>
  compliance.state !== 'clear' && compliance.territories ? ` in ${countriesOf(compliance.territories)}` : '';

/** Returns the instruction for the other territories of the license, if a decision concerns only some. */
const elsewhere = (some: readonly string[] | undefined, inForce: boolean): readonly string[] => {
  if (!some) return [];
  return [
    inForce ? 'Elsewhere the license is in force.' : 'Elsewhere it is not in force: publish nothing new.',
  ];
};

/** Whether the license permits anything now, somewhere. */
const permitsNow = ({ license: { compliance, environment }, inForce }: Found): boolean =>
  inForce &&
  environment === 'live' &&
  (compliance.state !== 'must_remove' || compliance.territories !== undefined);

/** Returns the state of the license as a heading with instructions. The most severe state wins. */
const stateOf = ({ license, inForce }: Found): Omit<Verdict, 'permits' | 'permitsNow'> => {
  const { compliance, status, authorizedFrom, authorizedUntil, publishedContentSurvives } = license;
  if (license.environment === 'sandbox')
    return {
      tone: 'bad',
      heading: 'a sandbox license',
      findings: ['It was issued for a test and grants no rights.'],
      steps: ['Do not rely on it. Ask for a live license.'],
    };
  if (compliance.state === 'must_remove') {
    const { onHold, territories } = compliance;
    return {
      tone: territories ? 'warn' : 'bad',
      heading: `content must be removed${where(license)}`,
      findings: [`The track was taken down${where(license)}.`],
      steps: [
        `Publish nothing new${where(license)}, and remove content that was published${territories ? ' there' : ''} by ${timeOf(compliance.removeBy)}.`,
        ...(onHold ? [`Publish nothing new in ${countriesOf(onHold)}.`] : []),
        ...elsewhere(territories, inForce),
      ],
    };
  }
  if (!inForce) {
    const end = authorizedUntil === undefined ? '' : ` on ${timeOf(authorizedUntil)}`;
    const isAhead = status === 'active';
    return {
      tone: 'warn',
      heading: isAhead ? 'not yet in force' : 'not in force',
      findings: [
        isAhead
          ? `The license takes effect on ${timeOf(authorizedFrom)}.`
          : `The license ${status === 'revoked' ? 'was revoked' : 'expired'}${end}.`,
      ],
      steps: isAhead
        ? ['Publish nothing before that time.']
        : [
            'Publish nothing new under this license.',
            publishedContentSurvives
              ? 'Content that was published before its end may stay online.'
              : 'Remove content that was published under it.',
          ],
    };
  }
  if (compliance.state === 'on_hold')
    return {
      tone: 'warn',
      heading: `on hold${where(license)}`,
      findings: [`The rights to the track are disputed${where(license)}.`],
      steps: [
        `Publish nothing new${where(license)}. Published content may stay online.`,
        ...elsewhere(compliance.territories, inForce),
      ],
    };
  return {
    tone: 'good',
    heading: 'in force',
    findings: ['The content may be published as described below.'],
    steps: ['Compare what it permits with the use that you check.'],
  };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the answer to a person who verifies a certificate or a license. */
export const verdictOf = (verified: Verified): Verdict => {
  if (!('license' in verified)) return nothing[verified.kind];
  const state = stateOf(verified);
  const content = { permits: permitsOf(verified), permitsNow: permitsNow(verified) };
  if (verified.kind === 'license')
    return {
      ...state,
      heading: capital(state.heading),
      steps: [
        ...state.steps,
        'To check to whom and for which content it was issued, paste the signed certificate below.',
      ],
      ...content,
    };
  const amended = `The license was amended later and has version ${verified.license.version}.${content.permitsNow ? ' It covers at least what this certificate shows.' : ''}`;
  return {
    ...state,
    heading: state.tone === 'good' ? `Genuine and ${state.heading}` : `Genuine, but ${state.heading}`,
    findings: ['We signed this certificate, and it was not changed.', ...state.findings],
    steps: [
      ...state.steps,
      ...(verified.current ? [] : [`${amended} To see all of it, ask for the current certificate.`]),
    ],
    ...content,
  };
};
