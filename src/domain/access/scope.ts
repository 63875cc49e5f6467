/** The five scopes of §5 of the specification and §3 of the contract. */
export const scopes = [
  'tracks:read',
  'tracks:stream',
  'licenses:read',
  'licenses:write',
  'partners:enrich',
] as const;
export type Scope = (typeof scopes)[number];

export const isScope = (name: string): name is Scope => (scopes as readonly string[]).includes(name);

/** Returns the scopes that both lists contain, each once, in the order of the registry. */
export const intersect = (requested: readonly Scope[], registry: readonly Scope[]): readonly Scope[] =>
  registry.filter((scope, place) => requested.includes(scope) && registry.indexOf(scope) === place);

/**
 * Returns the scopes that a token receives: the requested ones that the registry contains, or the whole
 * registry if none was requested.
 */
export const grantable = (
  requested: readonly string[] | undefined,
  registry: readonly Scope[],
): readonly Scope[] =>
  requested === undefined ? intersect(registry, registry) : intersect(requested.filter(isScope), registry);

/** Returns whether a credential has at least one of the sufficient scopes. */
export const allows = (held: readonly Scope[], anyOf: readonly Scope[]): boolean =>
  anyOf.some((scope) => held.includes(scope));
