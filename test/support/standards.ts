import { fileURLToPath } from 'node:url';

/** The folder of published standards beside the repository, which are not part of it; `STANDARDS_DIR` names another. */
export const standardsFolder =
  process.env['STANDARDS_DIR'] ?? fileURLToPath(new URL('../../../shared/standards', import.meta.url));

/** Returns the path of a published schema, such as `iso20022/pain.001.001.09.xsd`. */
export const schemaFile = (name: string): string => `${standardsFolder}/${name}`;
