import type { ContentType, Medium } from '../../../../../domain/catalog/license-terms.ts';
import type { excludes, grants } from '../../../../../domain/licensing/license.ts';

/** The codes of a license that people read as words. */
export type Code =
  ContentType | Medium | (typeof grants)[number] | (typeof excludes)[number] | 'platform' | 'end_user';

/** The labels of the facts about a license. */
export type Label =
  | 'licenseId'
  | 'licensee'
  | 'trackId'
  | 'contentId'
  | 'contentTypes'
  | 'media'
  | 'territories'
  | 'grants'
  | 'excludes'
  | 'validFrom'
  | 'validUntil'
  | 'authorizedFrom'
  | 'authorizedUntil';

/** An answer in words. The heading of a state is a phrase that also follows "Genuine, but …". */
export interface Answer {
  readonly heading: string;
  /** Sentences about the certificate and its license. */
  readonly findings: readonly string[];
  /** Instructions to the reader. */
  readonly steps: readonly string[];
}

interface PageTexts {
  readonly title: string;
  readonly intro: string;
  readonly language: string;
  readonly whatToDo: string;
  /** Heading of a license that permits something now. */
  readonly permits: string;
  /** Heading of any other license. */
  readonly says: string;
  readonly field: string;
  /** The label of the field below an answer. */
  readonly another: string;
  /** Backticks mark code. */
  readonly hint: string;
  readonly verify: string;
  readonly forPrograms: string;
  readonly withTheApi: string;
  /** Leads to the page on which the track of a license is reported. */
  readonly report: string;
}

/** Times and lists of countries are written out in the language before. */
interface StateTexts {
  readonly sandbox: Answer;
  readonly mustRemove: (by: string) => Answer;
  readonly mustRemoveIn: (where: string, by: string) => Answer;
  readonly onHold: Answer;
  readonly onHoldIn: (where: string) => Answer;
  readonly notYet: (from: string) => Answer;
  readonly revoked: (at: string | undefined) => Answer;
  readonly expired: (at: string | undefined) => Answer;
  readonly inForce: Answer;
}

interface Additions {
  readonly publishNothingNewIn: (where: string) => string;
  readonly inForceElsewhere: string;
  readonly notInForceElsewhere: string;
  readonly contentMayStay: string;
  readonly contentMustGo: string;
  readonly pasteCertificate: string;
  readonly amended: (version: number) => string;
  readonly coversAtLeast: string;
  readonly askForCurrent: string;
}

/** Answers to requests that could not be verified. */
interface ProblemTexts {
  readonly tooMany: (seconds: number) => Answer;
  readonly unreadable: Answer;
  readonly unavailable: Answer;
}

/** Every text of the page /verify in one language. */
export interface VerifyTexts {
  /** The name of the language, in itself. */
  readonly name: string;
  readonly page: PageTexts;
  readonly labels: Readonly<Record<Label, string>>;
  readonly codes: Readonly<Record<Code, string>>;
  readonly allCountries: string;
  readonly noEndDate: string;
  readonly nothingFound: Readonly<Record<'empty' | 'not-genuine' | 'unknown-license', Answer>>;
  readonly problems: ProblemTexts;
  readonly states: StateTexts;
  readonly additions: Additions;
  /** The answer about a certificate that we signed. */
  readonly genuine: {
    readonly and: (state: string) => string;
    readonly but: (state: string) => string;
    readonly finding: string;
  };
}
