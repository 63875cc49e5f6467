import { element } from './element.ts';
import type { Answered } from './request.ts';

const telling = [
  'content-type',
  'etag',
  'location',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'idempotent-replayed',
  'preference-applied',
  'www-authenticate',
  'x-request-id',
];

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const codeIn = (text: string): string | undefined => {
  try {
    const { code } = JSON.parse(text) as { readonly code?: unknown };
    return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : undefined;
  } catch {
    return undefined;
  }
};

const block = (title: string, name: string, text: string): HTMLElement =>
  element(
    'figure',
    {},
    element('figcaption', {}, title),
    element('pre', { tabindex: 0, 'data-try': name }, element('code', {}, text)),
  );

/** What came back: status and time, the headers that tell something, the body. */
export const answerParts = ({ status, headers, text, cut, tookMs }: Answered): readonly HTMLElement[] => {
  const isText = /json|text|jose/.test(headers.get('content-type') ?? 'text');
  const code = status >= 400 ? codeIn(text) : undefined;
  const told = telling.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  return [
    element(
      'p',
      { class: status < 400 ? 'outcome good' : 'outcome bad', 'data-try': 'status', 'data-status': status },
      element('strong', {}, String(status)),
      ` in ${Math.round(tookMs)} ms`,
      ...(code === undefined ? [] : [' · ', element('a', { href: `/reference/errors/${code}` }, code)]),
    ),
    block('Headers', 'headers', told.join('\n')),
    ...(text === ''
      ? []
      : [
          block(
            cut ? 'Body (its beginning)' : 'Body',
            'body',
            isText ? (cut ? text : pretty(text)) : `${text.length} characters that are no text`,
          ),
        ]),
  ];
};

/** The request that was sent, to be sent again from a shell. */
export const commandPart = (command: string): HTMLElement => block('The same in a shell', 'curl', command);

export const failurePart = (error: unknown): HTMLElement =>
  element(
    'p',
    { class: 'outcome bad', 'data-try': 'status', 'data-status': 0 },
    error instanceof DOMException && error.name === 'TimeoutError'
      ? 'No answer came within a minute.'
      : 'The service was not reached. Is this device offline?',
  );
