import { fileIn, type ExampleRequest } from './example-request.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const formPart = ([name, value]: [string, unknown]): string => {
  const file = fileIn(value);
  if (file !== undefined) return `-F ${quoted(`${name}=@${file}`)}`;
  return `-F ${quoted(`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)}`;
};

const bodyLines = (body: ExampleRequest['body']): readonly string[] => {
  if (!body) return [];
  const { mediaType, example } = body;
  const members = Object.entries((example ?? {}) as Readonly<Record<string, unknown>>);
  if (mediaType === 'multipart/form-data') return members.map(formPart);
  if (mediaType === 'application/x-www-form-urlencoded')
    return members.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${String(value)}`)}`);
  return [
    `-H ${quoted(`Content-Type: ${mediaType}`)}`,
    ...(example === undefined ? [] : [`-d ${quoted(JSON.stringify(example, null, 2))}`]),
  ];
};

const credentialLines = ({ credential, needsCsrf }: ExampleRequest): readonly string[] => {
  if (!credential) return [];
  const { variable, sent } = credential;
  if (sent === 'bearer') return [`-H "Authorization: Bearer $${variable}"`];
  return [`-b "${sent.cookie}=$${variable}"`, ...(needsCsrf ? ['-H "X-CSRF-Token: $CSRF_TOKEN"'] : [])];
};

/** Returns a request as a curl command. */
export const curlSample = (request: ExampleRequest): string => {
  const { method, baseUrl, path, query, headers, body } = request;
  const search = new URLSearchParams(Object.fromEntries(query)).toString();
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${baseUrl}${path}${search === '' ? '' : `?${search}`}`)}`,
    ...credentialLines(request),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyLines(body),
  ].join(' \\\n  ');
};
