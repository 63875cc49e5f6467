import { fileIn, type ExampleRequest } from './example-request.ts';

const text = (value: string): string => JSON.stringify(value);

/** Formats a value as Python: short ones on one line. */
const literal = (value: unknown, indent = ''): string => {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${indent}    `;
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => literal(item, deeper))
    : Object.entries(value).map(([name, member]) => `${text(name)}: ${literal(member, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length <= 72 && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
};

const isJson = (mediaType: string): boolean => /^application\/(.*\+)?json$/.test(mediaType);

const bodyArguments = (body: ExampleRequest['body']): readonly string[] => {
  if (!body) return [];
  const { mediaType, example } = body;
  if (isJson(mediaType)) return [`json=${literal(example ?? {}, '    ')}`];
  const members = Object.entries((example ?? {}) as Readonly<Record<string, unknown>>);
  const files = members.flatMap(([name, value]) => {
    const file = fileIn(value);
    return file === undefined ? [] : [`${text(name)}: open(${text(file)}, "rb")`];
  });
  const fields = members.filter(([, value]) => fileIn(value) === undefined);
  return [
    ...(fields.length > 0 ? [`data=${literal(Object.fromEntries(fields), '    ')}`] : []),
    ...(files.length > 0 ? [`files={${files.join(', ')}}`] : []),
  ];
};

const credentialArguments = (request: ExampleRequest): readonly string[] => {
  const { credential, needsCsrf, headers } = request;
  const authorization = [
    ...(credential?.sent === 'bearer'
      ? [`"Authorization": f"Bearer {os.environ['${credential.variable}']}"`]
      : []),
    ...(needsCsrf ? ['"X-CSRF-Token": os.environ["CSRF_TOKEN"]'] : []),
  ];
  const all = [...authorization, ...headers.map(([name, value]) => `${text(name)}: ${text(value)}`)];
  return [
    ...(all.length > 1 || (all[0] ?? '').length > 60
      ? [`headers={\n        ${all.join(',\n        ')},\n    }`]
      : all.map((one) => `headers={${one}}`)),
    ...(credential && credential.sent !== 'bearer'
      ? [`cookies={${text(credential.sent.cookie)}: os.environ["${credential.variable}"]}`]
      : []),
  ];
};

const printed = (answers: readonly string[]): readonly string[] => {
  const [first] = answers;
  if (first === undefined) return [];
  if (isJson(first)) return ['print(response.json())'];
  return [/^text\/|jose/.test(first) ? 'print(response.text)' : 'print(len(response.content), "bytes")'];
};

/** Returns a request as Python with the package `requests`. */
export const pythonSample = (request: ExampleRequest): string => {
  const { method, baseUrl, path, query, credential, body, answers } = request;
  const given = [
    text(`${baseUrl}${path}`),
    ...(query.length > 0 ? [`params=${literal(Object.fromEntries(query), '    ')}`] : []),
    ...credentialArguments(request),
    ...bodyArguments(body),
    'timeout=30',
  ];
  return [
    ...(credential ? ['import os'] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...given.map((one) => `    ${one},`),
    ')',
    'response.raise_for_status()',
    ...printed(answers),
    '',
  ].join('\n');
};
