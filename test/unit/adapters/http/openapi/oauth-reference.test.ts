import { revokeRoutes, tokenRoutes } from '../../../../../src/adapters/http/access/access.contract.ts';
import { openApiDocument } from '../../../../../src/adapters/http/openapi/document.ts';

interface Operation {
  readonly requestBody: { readonly content: Record<string, { readonly example: Record<string, string> }> };
  readonly responses: Record<string, { readonly description: string }>;
}
const document = openApiDocument([...tokenRoutes, ...revokeRoutes], { baseUrl: 'https://api.example' });
const { paths } = JSON.parse(JSON.stringify(document)) as {
  readonly paths: Record<string, Record<string, Operation>>;
};

it('documents OAuth errors with the codes and statuses that clients receive', () => {
  const responses = paths['/oauth/token']?.['post']?.responses;
  expect(responses?.['400']?.description).toBe(
    'Bad Request: `invalid_request`, `invalid_scope`, `unauthorized_client`.',
  );
  expect(responses?.['401']?.description).toBe('Unauthorized: `invalid_client`.');
  expect(responses).not.toHaveProperty('403');
});

it.each(['/oauth/token', '/oauth/revoke'])('shows a request to %s with the credentials it needs', (path) => {
  const content = paths[path]?.['post']?.requestBody.content;
  const example = content?.['application/x-www-form-urlencoded']?.example;
  expect(example?.['client_id']).toMatch(/^cli_/);
  expect(example?.['client_secret']).toMatch(/^pls_/);
});
