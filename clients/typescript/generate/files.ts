import { format } from 'prettier';
import manifest from '../package.json' with { type: 'json' };
import type { Document } from './document.ts';
import { callsOf, operationsOf, tableOf } from './operations.ts';
import { typesOf } from './types.ts';

const mark =
  '/** Generated from the OpenAPI document: `npm run generate --workspace clients/typescript`. */\n\n';

const tidy = (text: string): Promise<string> =>
  format(mark + text, { parser: 'typescript', singleQuote: true, printWidth: 110, trailingComma: 'all' });

/** Returns the files of `src/generated` by name. Deterministic. */
export const generatedFiles = async (document: Document): Promise<Readonly<Record<string, string>>> => {
  const generated = operationsOf(document);
  return {
    'schema.ts': await tidy(await typesOf(document)),
    'operations.ts': await tidy(tableOf(generated)),
    'calls.ts': await tidy(callsOf(generated)),
    'version.ts': await tidy(`export const version = '${manifest.version}';`),
  };
};
