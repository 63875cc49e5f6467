import fc from 'fast-check';
import { scopes, type Scope } from '../../../../src/domain/access/scope.ts';
import { lackingFrom, withScopes, type Registry } from '../../../../src/domain/access/whole-registry.ts';

const someScopes = fc.subarray([...scopes], { minLength: 1 });
const registryAfter = (first: readonly Scope[], changes: readonly (readonly Scope[])[]): Registry =>
  changes.reduce<Registry>((registry, next, i) => withScopes(registry, next, i + 1), { scopes: first });

describe('what a credential lacks of its registry', () => {
  it('is everything that it lacked when it was issued and that the registry had since', () => {
    fc.assert(
      fc.property(someScopes, fc.array(someScopes), someScopes, (first, changes, held) => {
        const registry = registryAfter(first, changes);
        const everHad = new Set([first, ...changes].flat());
        const lacking = lackingFrom(registry, { scopes: held, at: 0 });
        expect(new Set(lacking)).toEqual(new Set([...everHad].filter((scope) => !held.includes(scope))));
      }),
    );
  });

  it('is only what the registry has now if it was issued after the last change', () => {
    fc.assert(
      fc.property(someScopes, fc.array(someScopes), someScopes, (first, changes, held) => {
        const registry = registryAfter(first, changes);
        const lacking = lackingFrom(registry, { scopes: held, at: changes.length + 1 });
        expect(lacking).toEqual(registry.scopes.filter((scope) => !held.includes(scope)));
      }),
    );
  });

  it('leaves no trace of scopes that the registry has again', () => {
    const registry = registryAfter(['tracks:read', 'licenses:read'], [['tracks:read'], [...scopes]]);
    expect(registry).toEqual({ scopes: [...scopes] });
  });
});
