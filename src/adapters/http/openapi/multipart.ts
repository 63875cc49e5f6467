import { z } from 'zod';
import type { BodyShape, FilesShape } from '../kernel/request/body-shape.ts';
import type { Json, SchemaRegistry } from './schemas.ts';

const jsonPartOf = (body: BodyShape): z.ZodType | undefined => {
  if (!body.files || body.files.json === undefined) return undefined;
  return body.schema.shape[body.files.json] as z.ZodType | undefined;
};

/** Schemas of a body's JSON part, besides the schema of the body itself. */
export const partSchemas = (body: BodyShape): readonly z.ZodType[] => {
  const part = jsonPartOf(body);
  return part ? [part] : [];
};

/** Pattern of the names of file parts. Excludes the name of the JSON part if the pattern would match it. */
const fileNames = ({ json, names }: FilesShape): string =>
  json !== undefined && names.test(json) ? `^(?!${json}$)${names.source.replace(/^\^/, '')}` : names.source;

/** A multipart body (OpenAPI 3.1, special considerations for multipart): a JSON part if the schema has one, and files. */
export const multipartOf = (body: BodyShape, registry: SchemaRegistry): Json | undefined => {
  const { files } = body;
  if (!files) return undefined;
  const part = jsonPartOf(body);
  const { json, max, description, example } = files;
  const required = part !== undefined && !z.object({ it: part }).safeParse({}).success;
  return {
    schema: {
      type: 'object',
      ...(part && json !== undefined && { properties: { [json]: registry.input(part) } }),
      patternProperties: {
        [fileNames(files)]: {
          type: 'string',
          format: 'binary',
          contentMediaType: 'application/octet-stream',
          description,
        },
      },
      additionalProperties: false,
      maxProperties: part ? max + 1 : max,
      ...(required && { required: [json] }),
      ...(json === undefined && { minProperties: 1 }),
    },
    ...(part && json !== undefined && { encoding: { [json]: { contentType: 'application/json' } } }),
    example,
  };
};
