import { guideLine, type Guide } from './guides/guides.ts';
import type { OpenApiDocument } from './operations/document-shape.ts';
import { linesOf } from './operations/list-text.ts';
import { groupsIn } from './operations/placed.ts';

/**
 * Returns the table of contents for language models, in the format of https://llmstxt.org: every page of the reference as
 * Markdown.
 */
export const llmsText = (document: OpenApiDocument, guides: readonly Guide[], baseUrl: string): string =>
  [
    `# ${document.info.title}`,
    '',
    '> A JSON API to search a music catalog, play previews, obtain synchronization licenses, download licensed recordings and report usage. Content events arrive by webhook, catalog events are sent by webhook.',
    '',
    document.info.description,
    '',
    '## Guides',
    '',
    ...guides.map(guideLine(baseUrl)),
    '',
    ...groupsIn(document, 'partners').flatMap((group) => [
      `## ${group.name}`,
      '',
      ...linesOf(group, baseUrl),
      '',
    ]),
    '## Events, errors and schemas',
    '',
    `- [Events](${baseUrl}/reference/events.md): every event that is sent to webhook endpoints.`,
    `- [Error codes](${baseUrl}/reference/errors.md): every code of a problem document.`,
    `- [OpenAPI document](${baseUrl}/openapi.v1.json): OpenAPI 3.1, for generators.`,
    '',
    '## Optional',
    '',
    `- [Schemas](${baseUrl}/reference/schemas.md): every schema of the OpenAPI document.`,
    ...groupsIn(document, 'staff').flatMap((group) => linesOf(group, baseUrl)),
    '',
  ].join('\n');
