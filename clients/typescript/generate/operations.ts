import { json, successesOf, type Document, type Operation, type Schema } from './document.ts';

/** How the client calls an operation. Members without information are omitted. */
interface Row {
  readonly method: string;
  readonly path: string;
  readonly query?: readonly string[];
  readonly open?: true;
  readonly once?: true;
  readonly form?: true;
  readonly signed?: true;
  readonly answers?: 'text' | 'blob';
  readonly pages?: string;
}

export interface GeneratedOperation {
  readonly id: string;
  readonly row: Row;
  readonly optional: boolean;
  readonly operation: Operation;
}

const schemaOf = ({ components }: Document, schema: Schema | undefined): Schema | undefined =>
  schema?.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1) ?? ''];

/** Returns the member of a page with its items. Undefined if an operation is not paginated. */
const pageMember = (document: Document, operation: Operation, query: readonly string[]) => {
  if (!query.includes('cursor')) return undefined;
  const [, success] = successesOf(operation)[0] ?? [];
  const { properties = {} } = schemaOf(document, success?.content?.[json]?.schema) ?? {};
  if ('data' in properties && 'pagination' in properties) return 'data';
  if ('items' in properties && 'hasMore' in properties) return 'items';
  throw new Error(`${operation.operationId} takes a cursor, but how it pages is not known`);
};

const answersOf = (operation: Operation): Row['answers'] => {
  const types = successesOf(operation).flatMap(([, { content }]) => Object.keys(content ?? {}));
  // Without an Accept header of its own, a call gets the first type.
  const [type] = types;
  if (type === undefined || types.includes(json)) return undefined;
  return type.startsWith('text/') || type === 'application/jose' ? 'text' : 'blob';
};

const operationFrom = (
  document: Document,
  path: string,
  method: string,
  operation: Operation,
): GeneratedOperation => {
  const { operationId: id, parameters = [], requestBody, security } = operation;
  const own = parameters.filter(({ in: place }) => place === 'path' || place === 'query');
  const query = own.filter(({ in: place }) => place === 'query').map(({ name = '' }) => name);
  const pages = pageMember(document, operation, query);
  const answers = answersOf(operation);
  const required = own.some((parameter) => 'required' in parameter && parameter.required === true);
  const row: Row = {
    method: method.toUpperCase(),
    path,
    ...(query.length > 0 && { query }),
    ...(security?.length === 0 && { open: true }),
    ...(parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey') === true) && { once: true }),
    ...(requestBody?.content['multipart/form-data'] && { form: true as const }),
    ...((security ?? []).some((one) => 'webhookSignature' in one) && { signed: true as const }),
    ...(answers && { answers }),
    ...(pages !== undefined && { pages }),
  };
  return { id, row, optional: !required && requestBody?.required !== true, operation };
};

export const operationsOf = (document: Document): readonly GeneratedOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => operationFrom(document, path, method, operation)),
  );

export const tableOf = (generated: readonly GeneratedOperation[]): string => {
  const rows = generated.map(({ id, row }) => `${id}: ${JSON.stringify(row)},`);
  return `/** Method, path and options of each operation, by operationId. */\nexport const operations = {\n${rows.join('\n')}\n} as const;\n`;
};

const comment = ({ row, operation: { summary = '', description = '' } }: GeneratedOperation): string => {
  const lines = [`${summary}. \`${row.method} ${row.path}\``, ...(description ? ['', description] : [])];
  return `/**\n${lines
    .flatMap((line) => line.split('\n'))
    .map((line) => ` * ${line.replaceAll('*/', '*\\/')}`)
    .join('\n')}\n */`;
};

/** Returns one method per operation, with its documentation. */
export const callsOf = (generated: readonly GeneratedOperation[]): string => {
  const methods = generated.map((one) => {
    const parameters = `parameters${one.optional ? '?' : ''}: ParametersOf<'${one.id}'>`;
    return `${comment(one)}\n${one.id}(${parameters}, options?: CallOptions): Promise<DataOf<'${one.id}'>>;`;
  });
  return `import type { CallOptions, DataOf, ParametersOf } from '../types.ts';\n\n/** The operations of the API. Errors are thrown: \`ApiProblem\` or \`ConnectionFault\`. */\nexport interface Calls {\n${methods.join('\n\n')}\n}\n`;
};
