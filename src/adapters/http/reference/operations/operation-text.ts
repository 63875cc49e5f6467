import { samplesOf } from '../samples/samples.ts';
import { accessOf, firstContent, parametersOf } from './operation-facts.ts';
import type { OpenApiDocument, Operation, WebhookOperation } from './document-shape.ts';
import { groupsIn, type PlacedOperation } from './placed.ts';
import { lineOf, membersText } from './schema-text.ts';

const fenced = (code: string, language: string): readonly string[] => [`\`\`\`${language}`, code, '```', ''];

const example = (value: unknown): readonly string[] =>
  value === undefined
    ? []
    : typeof value === 'string'
      ? fenced(value, '')
      : fenced(JSON.stringify(value, null, 2), 'json');

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];

const responseLine = ([status, { description, content }]: [
  string,
  Operation['responses'][string],
]): string => {
  const codes = Object.keys(firstContent(content)?.examples ?? {});
  return `- ${status}: ${codes.length > 0 ? codes.map((code) => `\`${code}\``).join(', ') : description}`;
};

const operationText = ({ path, method, operation, aliases }: PlacedOperation, document: OpenApiDocument) => {
  const body = firstContent(operation.requestBody?.content)?.schema;
  const [status, succeeded] = Object.entries(operation.responses).find(([code]) => Number(code) < 300) ?? [];
  const answered = firstContent(succeeded?.content);
  const samples = samplesOf({ path, method, operation, aliases }, document);
  return [
    `# ${operation.summary}`,
    '',
    `\`${method.toUpperCase()} ${path}\` (operationId \`${operation.operationId}\`)`,
    '',
    ...(operation.description === undefined ? [] : [operation.description, '']),
    accessOf(operation),
    '',
    ...section(
      'Parameters',
      parametersOf(operation, document).map((parameter) =>
        lineOf(
          parameter.name,
          parameter.schema,
          [parameter.in, ...(parameter.required ? ['required'] : [])],
          parameter.description,
        ),
      ),
    ),
    ...section('Body', body ? membersText(body, document) : []),
    ...samples.flatMap(({ name, code, highlight }) => [
      `## Request in ${name}`,
      '',
      ...fenced(code, highlight),
    ]),
    ...section('Responses', Object.entries(operation.responses).map(responseLine)),
    ...(answered?.schema ? section(`Response ${status ?? ''}`, membersText(answered.schema, document)) : []),
    ...example(answered?.example),
  ].join('\n');
};

/** Returns the page of an operation as Markdown, or undefined if there is none of that ID. */
export const textOfOperation = (document: OpenApiDocument, operationId: string): string | undefined => {
  const placed = [...groupsIn(document, 'partners'), ...groupsIn(document, 'staff')]
    .flatMap(({ operations }) => operations)
    .find(({ operation, aliases }) => [operation, ...aliases].some((one) => one.operationId === operationId));
  return placed && operationText(placed, document);
};

const eventText = (
  { operationId, summary, requestBody }: WebhookOperation,
  document: OpenApiDocument,
): readonly string[] => {
  const content = firstContent(requestBody?.content);
  return [
    `## ${operationId}`,
    '',
    `${summary}.`,
    '',
    ...(content?.schema ? [...membersText(content.schema, document), ''] : []),
    ...example(content?.example),
  ];
};

/** Returns the catalog of events as Markdown. */
export const textOfEvents = (document: OpenApiDocument): string =>
  [
    '# Events',
    '',
    'Sent to webhook endpoints as they occur, signed (Standard Webhooks), at least once and in any order.',
    '',
    ...Object.values(document.webhooks ?? {}).flatMap(({ post }) => eventText(post, document)),
  ].join('\n');

/** Returns the schemas as Markdown. */
export const textOfSchemas = (document: OpenApiDocument): string =>
  [
    '# Schemas',
    '',
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => [
      `## ${name}`,
      '',
      ...(schema.description === undefined ? [] : [schema.description, '']),
      ...membersText(schema, document),
      '',
    ]),
  ].join('\n');
