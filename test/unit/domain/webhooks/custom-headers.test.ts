import {
  isReserved,
  withHeaders,
  type CustomHeader,
} from '../../../../src/domain/webhooks/custom-headers.ts';
import { noon } from '../../../support/builders/builders.ts';

const encrypt = (value: string) => `sealed ${value}`;
const edited = (
  edit: Readonly<Record<string, string | null>>,
  before: readonly CustomHeader[] = [],
  moves = false,
) => withHeaders(before, edit, encrypt, noon, moves);
const header = (name: string): CustomHeader => ({ name, sealed: 'before', updatedAt: noon - 1 });

describe('the headers of an endpoint', () => {
  it('are set in lower case, sorted by name, and encrypted', () => {
    expect(edited({ 'X-Tenant': 'acme', Authorization: 'Bearer a b' })).toEqual({
      ok: true,
      value: [
        { name: 'authorization', sealed: 'sealed Bearer a b', updatedAt: noon },
        { name: 'x-tenant', sealed: 'sealed acme', updatedAt: noon },
      ],
    });
  });

  it('stay unless an edit names them, and null removes one in any spelling', () => {
    const before = [header('authorization'), header('x-tenant')];
    expect(edited({}, before)).toEqual({ ok: true, value: before });
    expect(edited({ 'X-TENANT': null }, before)).toEqual({ ok: true, value: [before[0]] });
    expect(edited({ 'x-missing': null }, before)).toEqual({ ok: true, value: before });
  });

  it.each([
    ['content-type', 'is reserved'],
    ['Content-Anything', 'is reserved'],
    ['HOST', 'is reserved'],
    ['webhook-id', 'is reserved'],
    ['user-agent', 'is reserved'],
    ['traceparent', 'is reserved'],
    ['Connection', 'is reserved'],
    ['transfer-encoding', 'is reserved'],
    ['accept-encoding', 'is reserved'],
    ['x-forwarded-for', 'is reserved'],
    ['constructor', 'is reserved'],
    ['', 'must be a header name'],
    ['x tenant', 'must be a header name'],
    ['x:tenant', 'must be a header name'],
    ['x-ténant', 'must be a header name'],
    ['__proto__', 'must be a header name'],
    ['x'.repeat(65), 'must be a header name'],
  ])('are not named %p', (name, detail) => {
    const rejected = {
      ok: false,
      failure: { kind: 'headers-rejected', name, detail: expect.stringContaining(detail) as unknown },
    };
    expect(edited(Object.fromEntries([[name, 'a']]))).toEqual(rejected);
    expect(edited(Object.fromEntries([[name, null]]))).toEqual(rejected);
  });

  it.each(['', ' a', 'a ', 'a\r\nhost: b', 'a\nb', 'a\u0000', 'é', 'a\u007f', 'x'.repeat(1_025)])(
    'do not have the value %j',
    (value) => {
      expect(edited({ 'x-tenant': value })).toMatchObject({
        ok: false,
        failure: { kind: 'headers-rejected', name: 'x-tenant' },
      });
    },
  );

  it('have the longest name and value that are permitted', () => {
    expect(edited({ ['x'.repeat(64)]: 'y'.repeat(1_024) }).ok).toBe(true);
    expect(isReserved('x-content')).toBe(false);
  });

  it('have distinct names, without regard to case', () => {
    expect(edited({ 'x-a': '1', 'X-A': '2' })).toMatchObject({ failure: { name: 'X-A' } });
  });

  it('are ten at most, those that stay included', () => {
    const before = Array.from({ length: 10 }, (_, n) => header(`x-${n}`));
    expect(edited({ 'x-0': 'new' }, before).ok).toBe(true);
    expect(edited({ 'x-10': 'new' }, before)).toMatchObject({
      ok: false,
      failure: { kind: 'headers-rejected' },
    });
    expect(edited({ 'x-10': 'new', 'x-0': null }, before).ok).toBe(true);
  });

  it('are all set or removed if messages go to another server', () => {
    const before = [header('authorization'), header('x-tenant')];
    expect(edited({ authorization: 'new' }, before, true)).toMatchObject({
      ok: false,
      failure: { detail: expect.stringContaining('x-tenant') as unknown },
    });
    expect(edited({ authorization: 'new', 'x-tenant': null }, before, true)).toMatchObject({
      ok: true,
      value: [{ name: 'authorization', sealed: 'sealed new' }],
    });
  });
});
