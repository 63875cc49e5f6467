import 'reflect-metadata';
import { ContainerModule, type Container } from 'inversify';

declare const provides: unique symbol;
/** A key of the container, with the type of its value. */
export type Token<T> = symbol & { readonly [provides]: T };
export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

/** A function of its dependencies and where each of them comes from. */
export interface Use<T> {
  readonly token: Token<T>;
  readonly make: (dependencies: never) => T;
  readonly sources: Readonly<Record<string, Source<unknown>>>;
}
type Source<T> = Token<T> | Use<T>;
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
type AnyFeature = Readonly<Record<string, Use<unknown>>>;

/** A driving port, complete: a missing, unknown or wrong use case does not compile. */
export const feature = <Port>(uses: Feature<Port>): Feature<Port> => uses;

const isUse = (source: Source<unknown>): source is Use<unknown> => typeof source !== 'symbol';
const tokenOf = (source: Source<unknown>): Token<unknown> => (isUse(source) ? source.token : source);

/** Binds every use case of a feature, and the uses that they depend on unless another module has bound them. */
export const moduleOf = <Port>(uses: Feature<Port>): ContainerModule =>
  new ContainerModule(({ bind, isBound }) => {
    const bindUse = ({ token, make, sources }: Use<unknown>): void => {
      if (isBound(token)) return;
      const entries = Object.entries(sources).map(([name, source]) => [name, tokenOf(source)] as const);
      bind(token)
        .toDynamicValue((context) =>
          make(Object.fromEntries(entries.map(([name, key]) => [name, context.get(key)])) as never),
        )
        .inSingletonScope();
      Object.values(sources).filter(isUse).forEach(bindUse);
    };
    Object.values(uses as AnyFeature).forEach(bindUse);
  });

/** Binds a token to a value that exists already. */
export const supply = <T>(container: Container, target: Token<T>, value: T): void => {
  container.bind<T>(target).toConstantValue(value);
};

export const resolve = <T>(container: Container, target: Token<T>): T => container.get<T>(target);
