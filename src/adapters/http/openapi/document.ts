import { scopes, type Scope } from '../../../domain/access/scope.ts';
import { problemCodes, type ProblemCode } from '../kernel/problems/problem-codes.ts';
import { acceptedTypes, multipart } from '../kernel/request/read-body.ts';
import type { Route } from '../kernel/route.ts';
import { sessionCookie } from '../kernel/auth/session-cookie.ts';
import { multipartOf, partSchemas } from './multipart.ts';
import { parameterSchemas, parametersOf, sharedParameters } from './parameters.ts';
import { exampleProblem, OAuthErrorView, ProblemView } from './problem-schema.ts';
import { responsesOf, sharedHeaders } from './responses.ts';
import { schemaRegistry, type Json, type SchemaRegistry } from './schemas.ts';
import { tagDescriptions } from './tags.ts';
import { webhooksOf, type OutboundEvent } from './webhooks.ts';

const description = `Search a music catalog, play previews, obtain sync licenses, download licensed tracks and report usage.

Exchange the client credentials of your platform for an access token, or use its API key. Send either as \`Authorization: Bearer …\`. Timestamps are RFC 3339 in UTC; durations are in milliseconds. Lists are paginated with \`cursor\`. Errors are problem documents (RFC 9457) with a stable \`code\`. We may add fields to responses and events: ignore those that you do not know.`;

const scopeMeanings: Readonly<Record<Scope, string>> = {
  'tracks:read': 'Search the catalog and retrieve tracks.',
  'tracks:stream': 'Play previews.',
  'licenses:read': 'Retrieve licenses and download licensed tracks.',
  'licenses:write': 'Issue, amend and revoke licenses, download licensed tracks and report usage.',
  'partners:enrich': 'Enrich catalogs with tempo, key, mood and embeddings.',
};

const securitySchemes = (baseUrl: string): Json => ({
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token (JWT, RFC 9068), or an API key of the platform.',
  },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key of the platform.' },
  webhookSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description: 'The signature of the message, made with your inbound secret (Standard Webhooks).',
  },
  appealCode: {
    type: 'http',
    scheme: 'bearer',
    description: 'The code of the appeal, or the token in the link that we emailed.',
  },
  staffSession: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a staff session, from `POST /api/v1/staff/sessions`.',
  },
  artistSession: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of an artist session, from `POST /api/v1/artists/sessions`.',
  },
  staffCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie(baseUrl, 'staff').name,
    description:
      'The cookie of a staff session, from `POST /api/v1/staff/browser-session`. All methods except GET also need the header `X-CSRF-Token`.',
  },
  artistCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie(baseUrl, 'artist').name,
    description:
      'The cookie of an artist session, from `POST /api/v1/artists/browser-session`. All methods except GET also need the header `X-CSRF-Token`.',
  },
  portalSession: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie(baseUrl, 'portal').name,
    description:
      'The cookie of a portal session, from `POST /api/v1/portal/sessions`. All methods except GET also need the header `X-CSRF-Token`.',
  },
  oauth2: {
    type: 'oauth2',
    flows: {
      clientCredentials: {
        tokenUrl: `${baseUrl}/oauth/token`,
        scopes: Object.fromEntries(scopes.map((scope) => [scope, scopeMeanings[scope]])),
      },
    },
  },
});

/** Alternatives are separate requirements; scopes within one are all required. */
const oauthOf = ({ anyOf, every }: Extract<Route['access'], { kind: 'platform' }>): readonly Json[] => {
  if (every) return [{ oauth2: [...scopes] }];
  return anyOf.length > 0 ? anyOf.map((scope) => ({ oauth2: [scope] })) : [{ oauth2: [] }];
};

const securityOf = ({ access }: Route): readonly Json[] => {
  switch (access.kind) {
    case 'public':
      return access.code ? [{ appealCode: [] }] : [];
    case 'signed':
      return [{ webhookSignature: [] }];
    case 'staff':
      return [{ staffSession: access.anyOf }, { staffCookie: access.anyOf }];
    case 'artist':
      return [{ artistSession: [] }, { artistCookie: [] }];
    case 'platform':
      return [{ bearer: [] }, { apiKey: [] }, ...oauthOf(access), { portalSession: [] }];
    case 'portal':
      return [{ portalSession: [] }];
  }
};

const bodyOf = ({ body }: Route, registry: SchemaRegistry): Json | undefined =>
  body && {
    required: !body.schema.safeParse(undefined).success,
    content: Object.fromEntries(
      acceptedTypes(body).map((type) => [
        type,
        (type === multipart && multipartOf(body, registry)) || {
          schema: registry.input(body.schema),
          example: body.example,
        },
      ]),
    ),
  };

const operationOf = (route: Route, registry: SchemaRegistry): Json => {
  const requestBody = bodyOf(route, registry);
  return {
    operationId: route.operation,
    ...(route.aliasOf !== undefined && { 'x-alias-of': route.aliasOf }),
    tags: route.tags,
    summary: route.summary,
    ...(route.description !== undefined && { description: route.description }),
    security: securityOf(route),
    parameters: parametersOf(route, registry),
    ...(requestBody && { requestBody }),
    responses: responsesOf(route, registry),
  };
};

/** Lists operations for partners before those for staff. */
const tagNames = (routes: readonly Route[]): readonly string[] => {
  const names = [...new Set(routes.flatMap(({ tags }) => tags))];
  return [...names.filter((name) => name !== 'Staff'), ...names.filter((name) => name === 'Staff')];
};

export interface DocumentSettings {
  readonly baseUrl: string;
  /** Events that are sent to partners. */
  readonly events?: readonly OutboundEvent[];
}

/** Builds the OpenAPI 3.1 document of these routes from the schemas that validate requests. Deterministic. */
export const openApiDocument = (
  routes: readonly Route[],
  { baseUrl, events = [] }: DocumentSettings,
): Json => {
  const documented = routes.filter(({ undocumented }) => !undocumented);
  const registry = schemaRegistry(
    documented.flatMap(({ body }) => (body ? [body.schema, ...partSchemas(body)] : [])),
    [
      ...documented.flatMap(parameterSchemas),
      ...documented.flatMap(({ responses }) =>
        Object.values(responses).flatMap(({ schema }) => schema ?? []),
      ),
      ...events.map(({ schema }) => schema),
      ProblemView,
      OAuthErrorView,
    ],
  );
  const byPath = Map.groupBy(documented, ({ path }) => path);
  const codes = Object.keys(problemCodes) as ProblemCode[];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platform Licensing API',
      version: '1.0',
      description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: baseUrl }],
    tags: tagNames(documented).map((name) => ({
      name,
      ...(tagDescriptions[name] !== undefined && { description: tagDescriptions[name] }),
    })),
    paths: Object.fromEntries(
      [...byPath].map(([path, operations]) => [
        path,
        Object.fromEntries(operations.map((one) => [one.method.toLowerCase(), operationOf(one, registry)])),
      ]),
    ),
    ...(events.length > 0 && { webhooks: webhooksOf(events, registry) }),
    components: {
      schemas: registry.components,
      parameters: sharedParameters,
      headers: sharedHeaders,
      examples: Object.fromEntries(
        codes.map((code) => [
          code,
          { summary: problemCodes[code].title, value: exampleProblem(code, baseUrl, '/api/v1/…') },
        ]),
      ),
      securitySchemes: securitySchemes(baseUrl),
    },
  };
};
