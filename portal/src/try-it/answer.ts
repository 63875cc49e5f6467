import { element } from './element.ts';
import type { ShownResponse } from './request.ts';

const shownHeaders = [
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

/** Renders a response: status, time, the relevant headers, and the body. */
export const answerParts = ({
  status,
  headers,
  text,
  cut,
  tookMs,
}: ShownResponse): readonly HTMLElement[] => {
  const isText = /json|text|jose/.test(headers.get('content-type') ?? 'text');
  const code = status >= 400 ? codeIn(text) : undefined;
  const headerLines = shownHeaders.flatMap((name) => {
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
    block('Headers', 'headers', headerLines.join('\n')),
    ...(text === ''
      ? []
      : [
          block(
            cut ? 'Body (truncated)' : 'Body',
            'body',
            isText ? (cut ? text : pretty(text)) : `${text.length} characters of binary data`,
          ),
        ]),
  ];
};

/** Renders the request as a shell command. */
export const commandPart = (command: string): HTMLElement => block('curl', 'curl', command);

export const failurePart = (error: unknown): HTMLElement =>
  element(
    'p',
    { class: 'outcome bad', 'data-try': 'status', 'data-status': 0 },
    error instanceof DOMException && error.name === 'TimeoutError'
      ? 'No response within a minute.'
      : 'Could not reach the service. Check your connection.',
  );
