import type { OpenApiDocument, Operation } from './document-shape.ts';
import { groupsIn, type Group } from './placed.ts';

/** Returns a link to the page of an operation as Markdown. */
export const operationLink = (
  { operation, summary }: { readonly operation: string; readonly summary: string },
  baseUrl = '',
): string => `[${summary}](${baseUrl}/reference/operations/${operation}.md)`;

const linkOf = ({ operationId, summary }: Operation, baseUrl?: string): string =>
  operationLink({ operation: operationId, summary }, baseUrl);

/** Returns the operations of a group as lines of Markdown. */
export const linesOf = ({ operations }: Group, baseUrl?: string): readonly string[] =>
  operations.map(
    ({ path, method, operation }) => `- ${linkOf(operation, baseUrl)}: ${method.toUpperCase()} ${path}`,
  );

const purposeOf = ({ purpose }: Group): readonly string[] => (purpose === undefined ? [] : [purpose, '']);

const textOfGroups = (groups: readonly Group[]): readonly string[] =>
  groups.flatMap((group) => [`## ${group.name}`, '', ...purposeOf(group), ...linesOf(group), '']);

/** Returns the list of operations for partners as Markdown. */
export const textOfOperations = (document: OpenApiDocument): string => {
  const { title, version, description } = document.info;
  return [
    `# ${title} ${version}`,
    '',
    description,
    '',
    `Base URL: ${document.servers[0]?.url ?? ''}`,
    '',
    ...textOfGroups(groupsIn(document, 'partners')),
    '## Events',
    '',
    ...Object.values(document.webhooks ?? {}).map(
      ({ post: { operationId, summary } }) => `- [\`${operationId}\`](/reference/events.md): ${summary}`,
    ),
    '',
  ].join('\n');
};

/** Returns the list of operations for staff as Markdown. */
export const textOfStaffOperations = (document: OpenApiDocument): string =>
  [
    '# Staff operations',
    '',
    'For the staff of the service. Partners cannot call them.',
    '',
    ...textOfGroups(groupsIn(document, 'staff')),
  ].join('\n');
