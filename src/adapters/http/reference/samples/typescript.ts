import { fileIn, type ExampleRequest } from './example-request.ts';

const isName = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text);

const text = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** Formats a value as TypeScript: short ones on one line. */
const literal = (value: unknown, indent = ''): string => {
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => literal(item, deeper))
    : Object.entries(value).map(
        ([name, member]) => `${isName(name) ? name : text(name)}: ${literal(member, deeper)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  const padding = Array.isArray(value) ? '' : ' ';
  const line = `${open}${padding}${parts.join(', ')}${padding}${close}`;
  if (line.length <= 72 && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
};

const fromEnvironment = (variable: string): string => `process.env['${variable}'] ?? ''`;

/** The lines that build a form, and the files that they read. */
const formLines = (example: unknown): readonly string[] =>
  Object.entries(example as Readonly<Record<string, unknown>>).map(([name, value]) => {
    const file = fileIn(value);
    return file === undefined
      ? `form.append('${name}', ${text(typeof value === 'string' ? value : JSON.stringify(value))});`
      : `form.append('${name}', await openAsBlob('${file}'), '${file}');`;
  });

const optionsOf = ({ credential, headers }: ExampleRequest): string | undefined => {
  const bearer =
    credential?.sent === 'bearer' && credential.variable !== 'API_KEY'
      ? [`bearer: ${fromEnvironment(credential.variable)}`]
      : [];
  const sent = headers.length > 0 ? [`headers: ${literal(Object.fromEntries(headers), '  ')}`] : [];
  const members = [...bearer, ...sent];
  return members.length === 0 ? undefined : `{ ${members.join(', ')} }`;
};

const credentialsOf = (credential: ExampleRequest['credential']): string => {
  if (credential?.variable === 'API_KEY')
    return `,\n  credentials: { apiKey: ${fromEnvironment('API_KEY')} },\n`;
  return credential && credential.sent !== 'bearer'
    ? ',\n  // In a web page of the service, whose browser has the cookie. The token is in the session.\n  credentials: { session: true, csrfToken: () => csrfToken },\n'
    : '';
};

const clientOf = ({ baseUrl, credential }: ExampleRequest): string => {
  const credentials = credentialsOf(credential);
  return credentials === ''
    ? `new PlatformLicensing({ baseUrl: ${text(baseUrl)} })`
    : `new PlatformLicensing({\n  baseUrl: ${text(baseUrl)}${credentials}})`;
};

/** Returns a request as a call of the typed client, `@platform-licensing/client`. */
export const typescriptSample = (request: ExampleRequest): string => {
  const { operationId, parameters, credential, needsCsrf, body, jsonBody, answers } = request;
  const asForm = body !== undefined && jsonBody === undefined && body.example !== undefined;
  const members = [
    ...Object.entries(parameters).map(([name, value]) => `${name}: ${literal(value, '  ')}`),
    ...(asForm ? ['body: form'] : jsonBody ? [`body: ${literal(jsonBody.example ?? {}, '  ')}`] : []),
  ];
  const line = members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  const given = line.length <= 72 && !line.includes('\n') ? line : `{\n  ${members.join(',\n  ')},\n}`;
  const options = optionsOf(request);
  const call = [
    ...(members.length === 0 && options === undefined ? [] : [given]),
    ...(options ? [options] : []),
  ];
  return [
    ...(asForm ? [`import { openAsBlob } from 'node:fs';`] : []),
    `import { PlatformLicensing } from '@platform-licensing/client';`,
    '',
    ...(credential && credential.sent !== 'bearer' ? ['let csrfToken: string | undefined;'] : []),
    `const api = ${clientOf(request)};`,
    ...(needsCsrf ? ['({ csrfToken } = await api.getPortalSession());'] : []),
    ...(asForm ? ['const form = new FormData();', ...formLines(body.example)] : []),
    ...(answers.length === 0
      ? [`await api.${operationId}(${call.join(', ')});`]
      : [`const result = await api.${operationId}(${call.join(', ')});`, 'console.log(result);']),
    '',
  ].join('\n');
};
