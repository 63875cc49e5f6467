import type { OpenApiDocument } from '../operations/document-shape.ts';
import type { PlacedOperation } from '../operations/placed.ts';
import { curlSample } from './curl.ts';
import { exampleRequest, type ExampleRequest } from './example-request.ts';
import { pythonSample } from './python.ts';
import { typescriptSample } from './typescript.ts';

const languages = [
  { id: 'curl', name: 'curl', highlight: 'bash', write: curlSample },
  { id: 'typescript', name: 'TypeScript', highlight: 'typescript', write: typescriptSample },
  { id: 'python', name: 'Python', highlight: 'python', write: pythonSample },
] as const;

/** A request as code in one language. */
export interface Sample {
  readonly id: (typeof languages)[number]['id'];
  /** The name of the language, as people write it. */
  readonly name: string;
  /** The language by which it is highlighted. */
  readonly highlight: string;
  readonly code: string;
}

const samplesFor = (request: ExampleRequest): readonly Sample[] =>
  languages.map(({ id, name, highlight, write }) => ({
    id,
    name,
    highlight,
    code: write(request).trimEnd(),
  }));

/** Returns the request of an operation as code in each language, filled with the examples of the document. */
export const samplesOf = (placed: PlacedOperation, document: OpenApiDocument): readonly Sample[] =>
  samplesFor(exampleRequest(placed, document));
