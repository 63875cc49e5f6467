import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { OpenApi } from '../../clients/openapi-validator.ts';

/** As much of a JSON Schema as is needed to write what it describes. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** An operation as the document describes its requests. */
export interface Described {
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
  readonly parameters: readonly Parameter[];
  /** The content of a JSON body. */
  readonly body: Schema | undefined;
  /** Whether a request without a body is invalid. */
  readonly needsBody: boolean;
  /** Media types that a body may have. */
  readonly takes: readonly string[];
  /** Whether it responds with errors in the format of OAuth and ignores unknown parameters. */
  /** The example of an operation that takes files and no JSON: the content of each part. */
  readonly form?: Readonly<Record<string, unknown>> | undefined;
  readonly oauth: boolean;
  /** Whether it accepts only a session of the portal. */
  readonly portal: boolean;
  /** Takes messages that are signed, and no credential. */
  readonly signed: boolean;
  /** Takes the token of a session of staff. */
  readonly staff: boolean;
  /** Takes the token of a session of an artist or label account. */
  readonly artist: boolean;
}

interface RawOperation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<
      Record<string, { readonly schema: Schema; readonly example?: Readonly<Record<string, unknown>> }>
    >;
  };
}

const readRequests = (document: OpenApi) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  formats.default(ajv);
  ajv.addSchema(document, 'service');
  const compiled = new Map<Schema, ValidateFunction>();

  const resolved = <T extends object>(given: T | { readonly $ref: string }): T => {
    if (!('$ref' in given) || typeof given.$ref !== 'string') return given as T;
    const steps = given.$ref.split('/').slice(1);
    return resolved(
      steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], document) as T,
    );
  };
  const absolute = (schema: Schema): unknown =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"service#/components'));

  return {
    resolved: (schema: Schema): Schema => resolved<Schema>(schema),
    /** Returns whether the document allows a value there. */
    allows: (schema: Schema, value: unknown): boolean => {
      const check = compiled.get(schema) ?? ajv.compile(absolute(schema) as object);
      compiled.set(schema, check);
      return check(value);
    },
    operations: Object.entries(document.paths).flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, given]): Described => {
        const { operationId, parameters, requestBody, security } = given as unknown as RawOperation;
        const content = requestBody?.content;
        return {
          operationId,
          method: method.toUpperCase(),
          template,
          parameters: parameters.map((parameter) => resolved<Parameter>(parameter)),
          body: requestBody?.content['application/json']?.schema,
          ...(content && !content['application/json'] && { form: content['multipart/form-data']?.example }),
          needsBody: requestBody?.required === true,
          takes: Object.keys(requestBody?.content ?? {}),
          oauth: template.includes('/oauth/'),
          portal: security.length === 1 && security.every((way) => 'portalSession' in way),
          signed: security.some((way) => 'webhookSignature' in way),
          staff: security.some((way) => 'staffSession' in way),
          artist: security.some((way) => 'artistSession' in way),
        };
      }),
    ),
  };
};
export type Requests = ReturnType<typeof readRequests>;

const known = new WeakMap<OpenApi, Requests>();

/** Reads a document from the side of who writes requests. The services of a process share one, which takes long to check and to compile. */
export const requestsIn = (document: OpenApi): Requests => {
  const requests = known.get(document) ?? readRequests(document);
  known.set(document, requests);
  return requests;
};

/** A value of a schema with every member that it knows; one for each alternative at its root. */
export const instancesOf = (given: Schema, { resolved }: Requests): readonly unknown[] => {
  const one = (part: Schema): unknown => {
    const schema = resolved(part);
    if (schema.properties) {
      return Object.fromEntries(Object.entries(schema.properties).map(([name, at]) => [name, one(at)]));
    }
    const items = schema.items && resolved(schema.items);
    if (items?.properties ?? items?.anyOf ?? items?.oneOf) return [one(schema.items as Schema)];
    const [example = schema.enum?.[0] ?? schema.const] = schema.examples ?? [];
    if (example !== undefined) return example;
    const [alternative] = schema.anyOf ?? schema.oneOf ?? [];
    return alternative ? one(alternative) : schema.type === 'boolean' ? true : 'x';
  };
  const { anyOf, oneOf } = resolved(given);
  return (anyOf ?? oneOf ?? [given]).map(one);
};

export interface Spot {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Every place of a value, the whole first. */
export const spotsOf = (value: unknown, path: Spot['path'] = []): readonly Spot[] => {
  const inner = (entries: Iterable<[string | number, unknown]>) =>
    [...entries].flatMap(([step, member]) => spotsOf(member, [...path, step]));
  if (Array.isArray(value)) return [{ path, value }, ...inner(value.entries())];
  if (typeof value === 'object' && value !== null) return [{ path, value }, ...inner(Object.entries(value))];
  return [{ path, value }];
};

/** The value with something else in one place. */
export const withAt = (value: unknown, [step, ...rest]: Spot['path'], put: unknown): unknown => {
  if (step === undefined) return put;
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (i === step ? withAt(item, rest, put) : item));
  const held = value as Readonly<Record<string, unknown>>;
  return { ...held, [step]: withAt(held[step], rest, put) };
};
