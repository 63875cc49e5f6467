import { z } from 'zod';
import type { BodyShape, FilesShape } from '../kernel/request/body-shape.ts';
import type { Json, SchemaBook } from './schemas.ts';

const jsonPartOf = (body: BodyShape): z.ZodType | undefined => {
  if (!body.files || body.files.json === undefined) return undefined;
  return body.schema.shape[body.files.json] as z.ZodType | undefined;
};

/** Schemas that a body needs beside its own. */
export const partSchemas = (body: BodyShape): readonly z.ZodType[] => {
  const part = jsonPartOf(body);
  return part ? [part] : [];
};

/** Names of parts that are files: a pattern that lets any name pass leaves out the part of JSON. */
const fileNames = ({ json, names }: FilesShape): string =>
  json !== undefined && names.test(json) ? `^(?!${json}$)${names.source.replace(/^\^/, '')}` : names.source;

/** A body in parts (OpenAPI 3.1, special considerations for multipart): one of JSON where the schema has it, the others files. */
export const multipartOf = (body: BodyShape, book: SchemaBook): Json | undefined => {
  const { files } = body;
  if (!files) return undefined;
  const part = jsonPartOf(body);
  const { json, most, description, example } = files;
  const required = part !== undefined && !z.object({ it: part }).safeParse({}).success;
  return {
    schema: {
      type: 'object',
      ...(part && json !== undefined && { properties: { [json]: book.input(part) } }),
      patternProperties: {
        [fileNames(files)]: {
          type: 'string',
          format: 'binary',
          contentMediaType: 'application/octet-stream',
          description,
        },
      },
      additionalProperties: false,
      maxProperties: part ? most + 1 : most,
      ...(required && { required: [json] }),
      ...(json === undefined && { minProperties: 1 }),
    },
    ...(part && json !== undefined && { encoding: { [json]: { contentType: 'application/json' } } }),
    example,
  };
};
