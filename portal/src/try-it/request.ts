import type { Operation } from './contract.ts';

/** The credential of a request. */
export interface Authorization {
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: boolean;
}

/** The values of a form. */
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

/** Returns the request without its credential. Parameters without a value are omitted. */
export const requestOf = (
  { method, path, body: shape, answers }: Pick<Operation, 'method' | 'path' | 'body' | 'answers'>,
  { parameters, accept, body }: Filled,
  origin: string,
): Request => {
  const filled = parameters.filter(({ value }) => value !== '');
  const placed = filled
    .filter((one) => one.in === 'path')
    .reduce((url, { name, value }) => url.replace(`{${name}}`, () => encodeURIComponent(value)), path);
  const query = new URLSearchParams(
    filled.filter((one) => one.in === 'query').map(({ name, value }): [string, string] => [name, value]),
  ).toString();
  const headers = filled
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

/** Returns the request as a curl command. `$API_KEY` is a placeholder for the credential. */
export const curlOf = ({ method, url, headers, body }: Request, needsCredential: boolean): string =>
  [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...(needsCredential ? ['-H "Authorization: Bearer $API_KEY"'] : []),
    ...Object.entries(headers)
      .filter(([name, value]) => name !== 'accept' || value !== 'application/json')
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');

/** The part of a response that is shown. */
export interface ShownResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Whether the response is longer than `text`. */
  readonly cut: boolean;
  /** Milliseconds until the last byte that was read. */
  readonly tookMs: number;
}

const maxCharacters = 200_000;

const readText = async (reply: Response): Promise<{ readonly text: string; readonly cut: boolean }> => {
  const reader = reply.body?.getReader();
  if (!reader) return { text: '', cut: false };
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), cut: false };
    text += decoder.decode(value, { stream: true });
    if (text.length > maxCharacters) {
      await reader.cancel();
      return { text: text.slice(0, maxCharacters), cut: true };
    }
  }
};

export const send = async (
  { method, url, headers, body }: Request,
  { headers: own, cookies }: Authorization,
): Promise<ShownResponse> => {
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
