declare const provides: unique symbol;
/** A key of a value that is wired, with its type. */
export type Token<T> = symbol & { readonly [provides]: T };
export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

/** A function of its dependencies and where each of them comes from. */
export interface Use<T> {
  readonly token: Token<T>;
  readonly make: (dependencies: never) => T;
  readonly sources: Readonly<Record<string, Source<unknown>>>;
}
export type Source<T> = Token<T> | Use<T>;
type SourcesOf<Dependencies> = { readonly [Name in keyof Dependencies]: Source<Dependencies[Name]> };

/**
 * A use case and its dependencies: tokens, or other uses, which are built once for all. A wrong or missing one
 * does not compile.
 */
export const use = <T, Dependencies extends object>(
  make: (dependencies: Dependencies) => T,
  sources: SourcesOf<NoInfer<Dependencies>>,
): Use<T> => ({ token: token<T>(make.name), make, sources: { ...sources } });

/** The factories of the use cases of a driving port. */
export type Feature<Port> = { readonly [Name in keyof Port]: Use<Port[Name]> };

/** A driving port, complete: a missing, unknown or wrong use case does not compile. */
export const feature = <Port>(uses: Feature<Port>): Feature<Port> => uses;

export const isUse = (source: Source<unknown>): source is Use<unknown> => typeof source !== 'symbol';
export const tokenOf = (source: Source<unknown>): Token<unknown> => (isUse(source) ? source.token : source);
