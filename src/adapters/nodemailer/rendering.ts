import type { MailText } from '../../domain/mail/mail.ts';
import { languageOf, type Language } from '../../domain/shared/language.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';

/** An email in its final form. */
export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Characters that change or hide the direction of text, which serve only to deceive. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
const longestSubject = 200;

/** Returns only visible text: line breaks as `\n`, no other control characters, no halves of characters. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(turning, '');

const onOneLine = (text: string): string => plain(text).replace(/\s+/g, ' ').trim();

const shortened = (text: string): string => {
  const characters = [...text];
  return characters.length > longestSubject ? `${characters.slice(0, longestSubject - 1).join('')}…` : text;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Returns the address, or undefined if people may not be sent there. */
const linkIn = (url: string): string | undefined => {
  const link = URL.canParse(url) ? new URL(url) : undefined;
  const goes = link && ['https:', 'http:'].includes(link.protocol) && link.username + link.password === '';
  return goes ? link.href : undefined;
};

const page = (language: Language, title: string, body: readonly string[]): string =>
  [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head>`,
    '<body style="margin:0;padding:24px;background:#ffffff;color:#1a1a1a;font:16px/1.5 sans-serif">',
    '<div style="max-width:36em;margin:0 auto">',
    ...body,
    '</div></body></html>',
    '',
  ].join('\n');

const button = 'display:inline-block;padding:8px 16px;background:#1a1a1a;color:#ffffff;text-decoration:none';

/**
 * Returns plain text and HTML with the same words. Both contain them as text, with the action as the only
 * link, and load nothing. Fails if the action is not a web address.
 */
export const rendered = (mail: MailText): Result<Rendered, { readonly kind: 'no-web-address' }> => {
  const subject = shortened(onOneLine(mail.subject));
  const paragraphs = mail.paragraphs.map((paragraph) => plain(paragraph).trim()).filter((one) => one !== '');
  const link = mail.action && linkIn(mail.action.url);
  if (mail.action && link === undefined) return fail({ kind: 'no-web-address' });
  const label = mail.action && onOneLine(mail.action.label);
  const language = languageOf(mail);
  const colon = language === 'fr' ? '\u00A0:' : ':';
  const lines = [...paragraphs, ...(link === undefined ? [] : [`${label ?? ''}${colon}\n${link}`])];
  const marked = paragraphs.map((one) => `<p dir="auto">${escaped(one).replaceAll('\n', '<br>\n')}</p>`);
  const linked =
    link === undefined
      ? []
      : [`<p><a href="${escaped(link)}" rel="noreferrer" style="${button}">${escaped(label ?? '')}</a></p>`];
  return ok({
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: page(language, escaped(subject), [...marked, ...linked]),
  });
};
