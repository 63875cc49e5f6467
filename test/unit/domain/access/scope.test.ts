import fc from 'fast-check';
import { allows, grantable, intersect, isScope, scopes } from '../../../../src/domain/access/scope.ts';

const someScopes = fc.subarray([...scopes], { minLength: 0 });
const requests = fc.array(fc.oneof(fc.constantFrom(...scopes), fc.string({ maxLength: 12 })), {
  maxLength: 8,
});

describe('scope intersection', () => {
  it('never grants scopes that the platform does not have or that were not requested', () => {
    fc.assert(
      fc.property(requests, someScopes, (requested, registry) => {
        for (const granted of grantable(requested, registry)) {
          expect(registry).toContain(granted);
          expect(requested).toContain(granted);
        }
      }),
    );
  });

  it('grants all scopes of both sides, each once', () => {
    fc.assert(
      fc.property(someScopes, someScopes, (requested, registry) => {
        const expected = new Set(scopes.filter((s) => requested.includes(s) && registry.includes(s)));
        const granted = grantable(requested, registry);
        expect(new Set(granted)).toEqual(expected);
        expect(granted).toHaveLength(expected.size);
      }),
    );
  });

  it('grants all scopes of the platform if none were requested, and none for an empty list', () => {
    fc.assert(
      fc.property(someScopes, (registry) => {
        expect(grantable(undefined, registry)).toEqual(registry);
        expect(grantable([], registry)).toEqual([]);
      }),
    );
  });

  it('never regains a scope by a later intersection', () => {
    fc.assert(
      fc.property(requests, someScopes, someScopes, (requested, then, now) => {
        const token = grantable(requested, then);
        const held = intersect(token, now);
        expect(token).toEqual(expect.arrayContaining([...held]));
        expect(now).toEqual(expect.arrayContaining([...held]));
      }),
    );
  });

  it('accepts any one of the sufficient scopes', () => {
    expect(allows(['licenses:write'], ['licenses:read', 'licenses:write'])).toBe(true);
    expect(allows(['tracks:read'], ['licenses:read', 'licenses:write'])).toBe(false);
    expect(isScope('tracks:write')).toBe(false);
  });
});
