import type { z } from 'zod';
import type { BodyShape } from '../kernel/route.ts';
import type { Json, SchemaBook } from './schemas.ts';

const jsonPartOf = (body: BodyShape): z.ZodType | undefined =>
  body.files && (body.schema.shape[body.files.json] as z.ZodType | undefined);

/** Schemas that a body needs beside its own. */
export const partSchemas = (body: BodyShape): readonly z.ZodType[] => {
  const part = jsonPartOf(body);
  return part ? [part] : [];
};

/** A body in parts (OpenAPI 3.1, special considerations for multipart): one of JSON, the others files. */
export const multipartOf = (body: BodyShape, book: SchemaBook): Json | undefined => {
  const { files } = body;
  const part = jsonPartOf(body);
  if (!files || !part) return undefined;
  const { json, names, most, description, example } = files;
  const required = !part.safeParse(undefined).success;
  return {
    schema: {
      type: 'object',
      properties: { [json]: book.input(part) },
      patternProperties: {
        [names.source]: {
          type: 'string',
          format: 'binary',
          contentMediaType: 'application/octet-stream',
          description,
        },
      },
      additionalProperties: false,
      maxProperties: most + 1,
      ...(required && { required: [json] }),
    },
    encoding: { [json]: { contentType: 'application/json' } },
    example,
  };
};
