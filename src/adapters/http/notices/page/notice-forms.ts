import { noticeGrounds } from '../../../../domain/notices/notice.ts';
import { html, type Html } from '../../reference/html.ts';
import type { PageLanguage } from '../../vocabulary/text-page/page-language.ts';
import { actionIn, codeField, hidden } from '../../vocabulary/text-page/text-page.ts';
import type { NoticeField } from './texts/texts.ts';
import { words } from './words.ts';

/** The entries of a form, as they were sent. */
export type Entries = Partial<Record<NoticeField | 'key' | 'code', string>>;

/** Where forms of the page are sent. */
export const path = '/notices';

/** A form with its problems. */
interface Form {
  readonly entries: Entries;
  readonly wrong: readonly NoticeField[];
}

/** The attributes of a field: what describes it, and whether it is wrong. */
const described = (field: NoticeField, { wrong }: Pick<Form, 'wrong'>, hint?: string): Html => {
  const by = [...(wrong.includes(field) ? [`${field}-error`] : []), ...(hint === undefined ? [] : [hint])];
  return html`${by.length > 0 ? html` aria-describedby="${by.join(' ')}"` : ''}${
    wrong.includes(field) ? html` aria-invalid="true"` : ''
  }`;
};

const errorOf = (page: PageLanguage, field: NoticeField, { wrong }: Pick<Form, 'wrong'>): Html | string =>
  wrong.includes(field)
    ? html`<p class="error" id="${field}-error">${words[page.language].texts.errors[field]}</p>`
    : '';

const hint = (id: string, text: string): Html => html`<p class="foot" id="${id}">${text}</p>`;

/** Returns the form that reports a track. */
export const reportForm = (page: PageLanguage, form: Form): Html => {
  const { texts } = words[page.language];
  const { entries } = form;
  const line = (field: 'track' | 'name' | 'email', more: Html) =>
    html`<label for="${field}">${texts.fields[field]}</label>
      ${errorOf(page, field, form)}
      <input id="${field}" name="${field}" value="${entries[field]}" ${more} />`;
  return html`<form method="post" action="${actionIn(path, page)}" class="fields">
    ${hidden('act', 'report')}${hidden('key', entries.key ?? '')}
    ${line('track', html`required maxlength="2000" spellcheck="false" autocomplete="off"${described('track', form, 'track-hint')}`)}
    ${hint('track-hint', texts.hints.track)}
    <label for="ground">${texts.fields.ground}</label>
    ${errorOf(page, 'ground', form)}
    <select id="ground" name="ground" required${described('ground', form)}>
      <option value="">${texts.choose}</option>
      ${noticeGrounds.map(
        (ground) =>
          html`<option value="${ground}" ${entries.ground === ground ? html` selected` : ''}>
            ${texts.grounds[ground]}
          </option>`,
      )}
    </select>
    <label for="explanation">${texts.fields.explanation}</label>
    ${errorOf(page, 'explanation', form)}
    <textarea
      id="explanation"
      name="explanation"
      rows="6"
      required
      minlength="20"
      maxlength="5000"
      ${described('explanation', form, 'explanation-hint')}
    >
${entries.explanation}</textarea>
    ${hint('explanation-hint', texts.hints.explanation)}
    ${line('name', html`maxlength="200" autocomplete="name"${described('name', form, 'reporter-hint')}`)}
    ${line('email', html`type="email" maxlength="254" autocomplete="email"${described('email', form, 'reporter-hint')}`)}
    ${hint('reporter-hint', texts.hints.reporter)} ${errorOf(page, 'goodFaith', form)}
    <label class="check"
      ><input
        type="checkbox"
        name="goodFaith"
        value="true"
        required${entries.goodFaith === 'true' ? html` checked` : ''}${described('goodFaith', form)}
      />
      ${texts.fields.goodFaith}</label
    >
    <p class="foot">${texts.privacy}</p>
    <button>${texts.send}</button>
  </form>`;
};

/** Returns the form that complains about the decision on the report of a code. */
export const complaintForm = (page: PageLanguage, form: Form): Html => {
  const { texts } = words[page.language];
  const { code, text } = form.entries;
  return html`<form method="post" action="${actionIn(path, page)}">
    ${hidden('act', 'complain')}${hidden('code', code ?? '')}
    <label for="text">${texts.fields.text}</label>
    ${errorOf(page, 'text', form)}
    <textarea
      id="text"
      name="text"
      rows="5"
      required
      minlength="20"
      maxlength="5000"
      ${described('text', form)}
    >
${text}</textarea>
    <p><button>${texts.complaint.send}</button></p>
  </form>`;
};

/** Returns the form that asks for the code of a report. */
export const codeForm = (page: PageLanguage): Html => {
  const { texts } = words[page.language];
  return html`<form method="post" action="${actionIn(path, page)}">
    <h2>${texts.known}</h2>
    ${hidden('act', 'read')} ${codeField({ code: texts.code, hint: texts.hints.code, view: texts.view })}
  </form>`;
};
