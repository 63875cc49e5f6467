import { complaintRejected } from '../../../../domain/notices/notice-steps.ts';
import { complaintUntil, judgmentInForce } from '../../../../domain/notices/notice.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { OwnNotice } from '../../../../ports/driving/notices/notices.ts';
import { html, type Html } from '../../reference/html.ts';
import type { Look } from '../../vocabulary/look.ts';
import type { PageLanguage } from '../../vocabulary/text-page/page-language.ts';
import {
  actionIn,
  hidden,
  stateBox,
  textPage,
  type StateText,
} from '../../vocabulary/text-page/text-page.ts';
import type { ReportField } from './texts/texts.ts';
import { codeForm, complaintForm, path, reportForm, type Entries } from './notice-forms.ts';
import { words } from './words.ts';

/** The answer to a request: the report of a code, with the code if it is new, or a form with its problems. */
export type NoticesResult =
  | {
      readonly kind: 'report';
      readonly own: OwnNotice;
      readonly code: string;
      readonly isNew: boolean;
      readonly now: Instant;
      readonly problem?: StateText;
      /** The text of a complaint that was not stored. */
      readonly complaint?: { readonly text: string; readonly isWrong: boolean };
    }
  | {
      readonly kind: 'form';
      readonly entries: Entries;
      readonly wrong: readonly ReportField[];
      readonly problem?: StateText;
    };

type Report = Extract<NoticesResult, { readonly kind: 'report' }>;

const complaintIn = (page: PageLanguage, report: Report): Html | string => {
  const { texts, time } = words[page.language];
  const { own, code, now, complaint: unsent } = report;
  const { notice: found } = own;
  const { complaint } = found;
  if (complaint) {
    const { open, upheld, replaced } = texts.complaint;
    const said = complaint.judgment?.outcome === 'upheld' ? upheld : replaced;
    return html`<p>${complaint.judgment ? said : open}</p>`;
  }
  const until = complaintUntil(found);
  if (until === undefined || complaintRejected(found, now)) return '';
  const entries = { code, ...(unsent && { text: unsent.text }) };
  return html`<h2>${texts.complaint.heading}</h2>
    <p>${texts.complaint.until(time(until))}</p>
    ${complaintForm(page, { entries, wrong: unsent?.isWrong === true ? ['text'] : [] })}`;
};

const emailIn = (page: PageLanguage, { notice: found, texts: said }: OwnNotice): string => {
  const { email } = words[page.language].texts;
  if (said.email === undefined) return email.none;
  return found.mailboxConfirmedAt === undefined ? email.unconfirmed(said.email) : email.confirmed(said.email);
};

const reportIn = (page: PageLanguage, report: Report): Html => {
  const { texts, time } = words[page.language];
  const { own, code, isNew, problem } = report;
  const { notice: found, texts: said } = own;
  const status = judgmentInForce(found)?.outcome ?? 'received';
  const facts: readonly (readonly [string, string | undefined])[] = [
    [texts.facts.track, found.trackId],
    [texts.facts.ground, texts.grounds[found.ground]],
    [texts.facts.submitted, time(found.submittedAt)],
    [texts.facts.explanation, said.explanation],
    [texts.facts.reasons, said.reasons],
    [texts.facts.complaint, said.complaint],
    [texts.facts.complaintReasons, said.complaintReasons],
  ];
  return html`<h1>${texts.report(found.noticeId)}</h1>
    ${problem ? stateBox(problem, 'warn') : stateBox(texts.states[status], status === 'received' ? 'warn' : 'good')}
    ${
      isNew
        ? html`<p>${texts.keep}</p>
            <p><code class="code">${code}</code></p>`
        : ''
    }
    <p>${emailIn(page, own)}</p>
    <dl>
      ${facts.map(([label, value]) =>
        value === undefined
          ? ''
          : html`<dt>${label}</dt>
              <dd class="lines">${value}</dd>`,
      )}
    </dl>
    <form id="again" method="post" action="${actionIn(path, page)}" hidden>
      ${hidden('act', 'read')}${hidden('code', code)}
    </form>
    ${complaintIn(page, report)}`;
};

/** The page on which a track is reported, and a report is viewed and complained about. */
export const noticesPage = (look: Look, page: PageLanguage, result: NoticesResult): string => {
  const { texts } = words[page.language];
  const isReport = result.kind === 'report';
  return textPage(look, {
    current: page.language,
    label: texts.language,
    nameOf: (each) => words[each].texts.name,
    // Buttons send the code again, because its answer has no address.
    resent: isReport ? { form: 'again', action: path } : undefined,
    title: texts.title,
    main: isReport
      ? reportIn(page, result)
      : html`<h1>${texts.title}</h1>
          ${result.problem ? stateBox(result.problem, 'warn') : html`<p>${texts.intro}</p>`}
          ${reportForm(page, result)} ${codeForm(page)}`,
  });
};
