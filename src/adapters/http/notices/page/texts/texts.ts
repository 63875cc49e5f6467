import type { ComplaintRejected } from '../../../../../domain/notices/notice-steps.ts';
import type { NoticeGround, NoticeOutcome } from '../../../../../domain/notices/notice.ts';
import type { StateText } from '../../../vocabulary/text-page/text-page.ts';

/** The fields of a report. */
export type ReportField = 'track' | 'ground' | 'explanation' | 'name' | 'email' | 'goodFaith';
export type NoticeField = ReportField | 'text';

/** The texts of the page on which tracks are reported, in one language. */
export interface NoticeTexts {
  /** The name of the language in itself. */
  readonly name: string;
  readonly title: string;
  readonly intro: string;
  readonly language: string;
  readonly fields: Readonly<Record<NoticeField, string>>;
  readonly hints: {
    readonly track: string;
    readonly explanation: string;
    readonly reporter: string;
    readonly code: string;
  };
  readonly choose: string;
  readonly grounds: Readonly<Record<NoticeGround, string>>;
  readonly privacy: string;
  readonly send: string;
  readonly known: string;
  readonly code: string;
  readonly view: string;
  readonly report: (noticeId: string) => string;
  readonly keep: string;
  readonly facts: {
    readonly track: string;
    readonly ground: string;
    readonly submitted: string;
    readonly explanation: string;
    readonly reasons: string;
    readonly complaint: string;
    readonly complaintReasons: string;
  };
  readonly states: Readonly<Record<'received' | NoticeOutcome, StateText>>;
  readonly email: {
    readonly confirmed: (email: string) => string;
    readonly unconfirmed: (email: string) => string;
    readonly none: string;
  };
  readonly complaint: {
    readonly heading: string;
    readonly until: (time: string) => string;
    readonly send: string;
    readonly open: string;
    readonly upheld: string;
    readonly replaced: string;
  };
  readonly errors: Readonly<Record<NoticeField, string>>;
  readonly problems: {
    readonly fields: StateText;
    readonly code: StateText;
    readonly unreadable: StateText;
    readonly deleted: StateText;
    readonly changed: StateText;
    readonly complaintText: StateText;
    readonly unavailable: StateText;
    readonly tooMany: (seconds: number) => StateText;
    readonly complaint: Readonly<Record<ComplaintRejected['reason'], StateText>>;
  };
}
