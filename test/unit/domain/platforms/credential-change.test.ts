import fc from 'fast-check';
import {
  credentialsAfter,
  credentialsMissing,
  type Credential,
} from '../../../../src/domain/platforms/credential.ts';
import { aCredential, digestOf } from '../../../support/builders/builders.ts';

const credentials = (from: number, to: number): fc.Arbitrary<readonly Credential[]> =>
  fc.uniqueArray(fc.integer({ min: from, max: to })).map((ns) => ns.map((n) => aCredential({}, n)));
const idsOf = (all: readonly Credential[]) => all.map(({ credentialId }) => credentialId);

describe('a change of credentials', () => {
  it('keeps the credentials that are not removed, in their order, and adds the new one at the end', () => {
    fc.assert(
      fc.property(credentials(1, 6), credentials(1, 9), fc.boolean(), (before, removed, adds) => {
        const added = adds ? { add: aCredential({}, 10) } : {};
        const after = credentialsAfter(before, { remove: idsOf(removed), ...added });
        const kept = before.filter(({ credentialId }) => !idsOf(removed).includes(credentialId));
        expect(after).toEqual([...kept, ...Object.values(added)]);
      }),
    );
  });

  it('has the replacements instead of all previous credentials', () => {
    fc.assert(
      fc.property(credentials(1, 6), credentials(1, 9), (before, replaceCredentials) => {
        expect(credentialsAfter(before, { replaceCredentials })).toEqual(replaceCredentials);
      }),
    );
    expect(credentialsAfter([aCredential()], {})).toEqual([aCredential()]);
  });
});

describe('credentials that are missing', () => {
  it('are those of a list that the other list does not have', () => {
    fc.assert(
      fc.property(credentials(1, 6), credentials(1, 6), (from, among) => {
        const missing = credentialsMissing(from, { among });
        expect(new Set(missing).isDisjointFrom(new Set(among))).toBe(true);
        for (const one of from) expect(missing.includes(one)).toBe(!idsOf(among).includes(one.credentialId));
      }),
    );
  });

  it('include one that has another secret in the other list, but not one with another name', () => {
    const renewed = aCredential({ digest: digestOf(9) });
    expect(credentialsMissing([aCredential()], { among: [renewed] })).toEqual([aCredential()]);
    const renamed = aCredential({ name: 'Encoder' });
    expect(credentialsMissing([aCredential()], { among: [renamed] })).toEqual([]);
  });
});
