import 'reflect-metadata';
import { Container, ContainerModule } from 'inversify';
import { suppliesOf, type Adapters, type Settings } from './supplies.ts';
import { isUse, tokenOf, type Feature, type Token, type Use } from './wiring.ts';

export type { Adapters, Settings } from './supplies.ts';

type AnyFeature = Readonly<Record<string, Use<unknown>>>;

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

/** A container with a feature, or several in one object, over these adapters. */
export const containerOf = <Port>(adapters: Adapters, settings: Settings, uses: Feature<Port>): Container => {
  const container = new Container();
  for (const [token, value] of suppliesOf(adapters, settings)) supply(container, token, value);
  container.load(moduleOf(uses));
  return container;
};

/** The use cases of a feature, by name. */
export const useCasesOf = <Port>(container: Container, uses: Feature<Port>): Port =>
  Object.fromEntries(
    Object.entries<Use<unknown>>(uses).map(([name, { token }]) => [name, resolve(container, token)]),
  ) as Port;
