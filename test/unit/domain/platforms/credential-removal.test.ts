import fc from 'fast-check';
import { lineageFrom, removedBy } from '../../../../src/domain/platforms/credential-removal.ts';
import type { Credential } from '../../../../src/domain/platforms/credential.ts';
import type { CredentialId } from '../../../../src/domain/shared/ids.ts';
import { aCredential, aPlatform, noon } from '../../../support/builders/builders.ts';

const platform = aPlatform();
const idOf = (n: number): CredentialId => aCredential({}, n).credentialId;
const remove = (credentials: readonly Credential[], n: number, compromised = false) =>
  removedBy({ credentialId: idOf(n), compromised }, { platform, credentials }, noon);

/** Credentials where each is created by the one before it, after a root of its own. */
const chain = (length: number): readonly Credential[] =>
  Array.from({ length }).reduce<readonly Credential[]>(
    (created, _, n) => [
      ...created,
      aCredential(n === 0 ? {} : { lineage: lineageFrom(idOf(n), created) }, n + 1),
    ],
    [],
  );

describe('removing a credential', () => {
  it('removes it alone unless it was compromised', () => {
    const credentials = chain(4);
    expect(remove(credentials, 2)).toEqual({ ok: true, value: [idOf(2)] });
    expect(remove(credentials, 2, true)).toEqual({ ok: true, value: [idOf(2), idOf(3), idOf(4)] });
  });

  it('reaches descendants of a compromised credential over one that was removed in between', () => {
    const [first, , third, fourth] = chain(4);
    const left = [first, third, fourth].flatMap((credential) => credential ?? []);
    expect(remove([...left, aCredential({}, 9)], 1, true)).toMatchObject({
      value: [idOf(1), idOf(3), idOf(4)],
    });
    expect(remove(left, 2, true)).toEqual({ ok: true, value: [idOf(3), idOf(4)] });
    expect(remove(left, 2)).toMatchObject({ failure: { kind: 'credential-not-found' } });
  });

  it('never removes the last credential that has every scope and does not expire', () => {
    const lasting = aCredential({}, 1);
    const narrow = aCredential({ scopes: ['tracks:read'] }, 2);
    const expiring = aCredential({ expiresAt: noon + 1 }, 3);
    const rejected = { failure: { kind: 'last-credential' } };
    expect(remove([lasting], 1)).toMatchObject(rejected);
    expect(remove([lasting, narrow, expiring], 1)).toMatchObject(rejected);
    expect(remove([lasting, narrow, expiring], 2)).toMatchObject({ ok: true });
    expect(remove([lasting, narrow, expiring], 3)).toMatchObject({ ok: true });
    const explicit = aCredential({ scopes: platform.scopes }, 4);
    expect(remove([lasting, explicit], 1)).toMatchObject({ ok: true });
  });

  it('never leaves a platform with nothing usable', () => {
    const narrow = aCredential({ scopes: ['tracks:read'] }, 2);
    const expired = aCredential({ expiresAt: noon }, 3);
    expect(remove([narrow, expired], 2)).toMatchObject({ failure: { kind: 'last-credential' } });
    expect(remove([narrow, expired], 3)).toMatchObject({ ok: true });
  });

  it('ends exactly the descendants, however keys were created and removed before', () => {
    const steps = fc.array(fc.record({ creator: fc.nat(20), drop: fc.boolean() }), { maxLength: 20 });
    fc.assert(
      fc.property(steps, fc.nat(20), (plan, pick) => {
        const creators = new Map<string, string>();
        const root = aCredential({}, 1);
        let credentials: readonly Credential[] = [root, aCredential({}, 2)];
        plan.forEach(({ creator, drop }, n) => {
          const by = credentials[creator % credentials.length] ?? root;
          const created = aCredential({ lineage: lineageFrom(by.credentialId, credentials) }, n + 3);
          creators.set(created.credentialId, by.credentialId);
          credentials = [...credentials.filter((one) => !(drop && one === by && one !== root)), created];
        });
        const chosen = credentials[pick % credentials.length] ?? root;
        const descends = (id: string): boolean => {
          const creator = creators.get(id);
          return creator !== undefined && (creator === chosen.credentialId || descends(creator));
        };
        const expected = credentials
          .map(({ credentialId }) => credentialId)
          .filter((id) => id === chosen.credentialId || descends(id));
        const removed = removedBy(
          { credentialId: chosen.credentialId, compromised: true },
          { platform, credentials },
          noon,
        );
        if (expected.length === credentials.length) expect(removed.ok).toBe(false);
        else expect(removed).toEqual({ ok: true, value: expected });
      }),
    );
  });

  it('remembers every existing ancestor, and a bounded number of removed ones', () => {
    const root = aCredential({}, 1);
    let last = root;
    for (let n = 2; n < 200; n++)
      last = aCredential({ lineage: lineageFrom(last.credentialId, [root, last]) }, n);
    expect(last.lineage?.at(-1)).toBe(root.credentialId);
    expect(last.lineage?.length).toBeLessThan(60);
  });
});
