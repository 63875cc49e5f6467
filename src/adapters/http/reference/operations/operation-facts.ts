import {
  parameterOf,
  type Content,
  type OpenApiDocument,
  type Operation,
  type Parameter,
} from './document-shape.ts';

/** Not shown, because every operation accepts it. */
const hiddenParameter = 'X-Request-Id';

/** Returns the parameters of an operation that its pages show. */
export const parametersOf = (operation: Operation, document: OpenApiDocument): readonly Parameter[] =>
  operation.parameters
    .map((given) => parameterOf(given, document))
    .filter(({ name }) => name !== hiddenParameter);

export const firstContent = (content: Readonly<Record<string, Content>> | undefined): Content | undefined =>
  Object.values(content ?? {})[0];

/** Says in a sentence who may call an operation. Backticks mark code. */
export const accessOf = ({ security }: Operation): string => {
  if (security.some((way) => 'webhookSignature' in way)) return 'Signed with your inbound secret.';
  if (security.length === 0) return 'No credential required.';
  const [roles] = security.flatMap((way) => (way['staffSession'] ? [way['staffSession']] : []));
  if (roles) return `Staff${roles.length > 0 ? `: ${roles.join(', ')}, admin` : ''}.`;
  if (security.some((way) => 'artistSession' in way)) return 'A session of an artist or label account.';
  if (security.some((way) => 'appealCode' in way)) return 'The code of the appeal, as a bearer token.';
  const required = security.flatMap((way) => (way['oauth2'] ? [way['oauth2']] : []));
  const [first] = required;
  if (!first) return 'A session of the portal.';
  if (first.length > 1) return 'A credential with every scope of the platform.';
  const scopes = [...new Set(required.flat())];
  if (scopes.length === 0) return 'Any credential of a platform.';
  return `Scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`;
};
