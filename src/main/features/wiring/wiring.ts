import 'reflect-metadata';
import type { Container } from 'inversify';

declare const provides: unique symbol;
/** A key of the container that knows what it stands for. */
export type Token<T> = symbol & { readonly [provides]: T };
export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

type TokensFor<Needs> = { readonly [Name in keyof Needs]: Token<Needs[Name]> };

/** Binds a token to what `make` builds, once, out of what its needs stand for. A missing or wrong need does not compile. */
export const provide = <T, Needs extends object>(
  container: Container,
  target: Token<T>,
  make: (needs: Needs) => T,
  needs: TokensFor<Needs>,
): void => {
  container
    .bind<T>(target)
    .toDynamicValue((context) => {
      const entries = Object.entries<symbol>(needs as Record<string, symbol>);
      return make(Object.fromEntries(entries.map(([name, key]) => [name, context.get(key)])) as Needs);
    })
    .inSingletonScope();
};

/** Binds a token to a value that exists already. */
export const supply = <T>(container: Container, target: Token<T>, value: T): void => {
  container.bind<T>(target).toConstantValue(value);
};

export const resolve = <T>(container: Container, target: Token<T>): T => container.get<T>(target);
