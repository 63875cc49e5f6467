/** The five scopes of the specification's §5 and the contract's §3. */
export const scopes = [
  'tracks:read',
  'tracks:stream',
  'licenses:read',
  'licenses:write',
  'partners:enrich',
] as const;
export type Scope = (typeof scopes)[number];

export const isScope = (name: string): name is Scope => (scopes as readonly string[]).includes(name);

/** What both lists hold, in the registry's order, each once. */
export const intersect = (requested: readonly Scope[], registry: readonly Scope[]): readonly Scope[] =>
  [...new Set(registry)].filter((scope) => requested.includes(scope));

/** What a token may carry: the requested scopes within the registry; all of it where nothing was requested. */
export const grantable = (
  requested: readonly string[] | undefined,
  registry: readonly Scope[],
): readonly Scope[] =>
  requested === undefined ? intersect(registry, registry) : intersect(requested.filter(isScope), registry);

/** Whether any one of the scopes that would do is held. */
export const allows = (held: readonly Scope[], anyOf: readonly Scope[]): boolean =>
  anyOf.some((scope) => held.includes(scope));
