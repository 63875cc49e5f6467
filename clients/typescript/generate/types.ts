import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { slim, type Document } from './document.ts';

/** The types of all schemas, operations and webhooks. Omits `paths`, which has the same operations. */
export const typesOf = async (document: Document): Promise<string> => {
  const nodes = await openapiTypes(slim(document) as unknown as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    silent: true,
  });
  const text = astToString(nodes);
  const start = text.search(/^export interface webhooks /m);
  if (start < 0) throw new Error('openapi-typescript writes its types in another order than it did');
  return text.slice(start);
};
