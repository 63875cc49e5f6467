/** Generated from the OpenAPI document: `npm run generate --workspace clients/typescript`. */

export const version = '1.0.0';
