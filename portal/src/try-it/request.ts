import type { Operation } from './contract.ts';

/** What goes out with a request so that it is let in. */
export interface Standing {
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: boolean;
}

/** What was typed into a form. */
export interface Filled {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly value: string }[];
  readonly accept: string | undefined;
  readonly body: string | undefined;
}

export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The request but for who asks; parameters without a value are left out. */
export const requestOf = (
  { method, path, body: shape, answers }: Pick<Operation, 'method' | 'path' | 'body' | 'answers'>,
  { parameters, accept, body }: Filled,
  origin: string,
): Request => {
  const said = parameters.filter(({ value }) => value !== '');
  const placed = said
    .filter((one) => one.in === 'path')
    .reduce((filled, { name, value }) => filled.replace(`{${name}}`, () => encodeURIComponent(value)), path);
  const query = new URLSearchParams(
    said.filter((one) => one.in === 'query').map(({ name, value }): [string, string] => [name, value]),
  ).toString();
  const headers = said
    .filter((one) => one.in === 'header')
    .map(({ name, value }): [string, string] => [name.toLowerCase(), value]);
  return {
    method,
    url: `${origin}${placed}${query === '' ? '' : `?${query}`}`,
    headers: {
      accept: accept ?? answers[0] ?? 'application/json',
      ...(shape && body !== undefined && body !== '' && { 'content-type': shape.mediaType }),
      ...Object.fromEntries(headers),
    },
    body: shape && body !== undefined && body !== '' ? body : undefined,
  };
};

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The same as a command for a shell; `$API_KEY` stands for whatever credential it goes out with. */
export const curlOf = ({ method, url, headers, body }: Request, needsCredential: boolean): string =>
  [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...(needsCredential ? ['-H "Authorization: Bearer $API_KEY"'] : []),
    ...Object.entries(headers)
      .filter(([name, value]) => name !== 'accept' || value !== 'application/json')
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');

/** An answer as far as it is shown. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Whether more came than is shown. */
  readonly cut: boolean;
  /** Until the last byte that was read, in milliseconds. */
  readonly tookMs: number;
}

const mostShown = 200_000;

const readText = async (reply: Response): Promise<{ readonly text: string; readonly cut: boolean }> => {
  const reader = reply.body?.getReader();
  if (!reader) return { text: '', cut: false };
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), cut: false };
    text += decoder.decode(value, { stream: true });
    if (text.length > mostShown) {
      await reader.cancel();
      return { text: text.slice(0, mostShown), cut: true };
    }
  }
};

export const send = async (
  { method, url, headers, body }: Request,
  { headers: own, cookies }: Standing,
): Promise<Answered> => {
  const began = performance.now();
  const reply = await fetch(url, {
    method,
    headers: { ...headers, ...own },
    ...(body !== undefined && { body }),
    credentials: cookies ? 'same-origin' : 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(60_000),
  });
  const { text, cut } = await readText(reply);
  return { status: reply.status, headers: reply.headers, text, cut, tookMs: performance.now() - began };
};
