import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aCertificate, hour, keyIdOf, keyIds, minute, someClaims, type TokenIssuerWorld } from './stage.ts';

export const keyPolicies = (make: () => Promise<TokenIssuerWorld>): readonly ContractCase[] => [
  {
    name: 'publishes public halves only, as anyone can verify with',
    run: async () => {
      const { tokenIssuer } = await make();
      const { keys } = await tokenIssuer.publicKeys('access-token', noon);
      expect(keys).toHaveLength(1);
      expect(keys[0]).toEqual({
        kty: 'OKP',
        crv: 'Ed25519',
        x: expect.stringMatching(/^[\w-]{43}$/) as string,
        kid: expect.any(String) as string,
        use: 'sig',
        alg: 'EdDSA',
      });
      expect(keyIdOf(await tokenIssuer.issue(someClaims()))).toBe(keys[0]?.['kid']);
    },
  },
  {
    name: 'publishes a new key immediately and signs with it only when every client can know it',
    run: async () => {
      const { tokenIssuer, peer, pass } = await make();
      const before = keyIdOf(await tokenIssuer.issue(someClaims()));
      await peer.publicKeys('access-token', noon);
      const { keyId, signsFrom } = await tokenIssuer.rotate('access-token', noon, undefined);
      expect(signsFrom).toBe(noon + 5 * minute);
      expect(await keyIds(tokenIssuer, 'access-token', noon)).toEqual([before, keyId]);
      expect(keyIdOf(await tokenIssuer.issue(someClaims({ issuedAt: signsFrom - 1 })))).toBe(before);
      expect(keyIdOf(await tokenIssuer.issue(someClaims({ issuedAt: signsFrom })))).toBe(keyId);
      pass(1_000);
      expect(await keyIds(peer, 'access-token', noon + 1_000)).toEqual([before, keyId]);
      expect(keyIdOf(await peer.issue(someClaims({ issuedAt: signsFrom })))).toBe(keyId);
    },
  },
  {
    name: 'rejects no token through a rotation, in any process, until it expires',
    run: async () => {
      const { tokenIssuer, peer, pass } = await make();
      const tokenIssuers = [tokenIssuer, peer];
      const alive: { readonly token: string; readonly until: number }[] = [];
      for (let now = noon; now < noon + 2.5 * hour; now += 4 * minute) {
        for (const one of tokenIssuers) {
          const token = await one.issue(someClaims({ issuedAt: now, expiresAt: now + hour }));
          alive.push({ token, until: now + hour });
          if (now === noon + 8 * minute && one === tokenIssuer)
            await peer.rotate('access-token', now, undefined);
        }
        for (const { token } of alive.filter(({ until }) => until > now)) {
          for (const one of tokenIssuers) expect(await one.verify(token, now)).toMatchObject({ ok: true });
        }
        pass(4 * minute);
      }
    },
  },
  {
    name: 'publishes a retired key for as long as its tokens can live, and no longer',
    run: async () => {
      const { tokenIssuer } = await make();
      const [first] = await keyIds(tokenIssuer, 'access-token', noon);
      const { keyId, signsFrom } = await tokenIssuer.rotate('access-token', noon, undefined);
      expect(await keyIds(tokenIssuer, 'access-token', signsFrom + hour - 1)).toEqual([first, keyId]);
      expect(await keyIds(tokenIssuer, 'access-token', signsFrom + 2 * hour)).toEqual([keyId]);
    },
  },
  {
    name: 'creates one key when callers rotate concurrently, and returns it to all of them',
    run: async () => {
      const { tokenIssuer, peer } = await make();
      await tokenIssuer.issue(someClaims());
      const rotations = await Promise.all(
        [tokenIssuer, peer, tokenIssuer, peer].map((one) => one.rotate('access-token', noon, undefined)),
      );
      expect(new Set(rotations.map(({ keyId }) => keyId)).size).toBe(1);
      expect(await keyIds(tokenIssuer, 'access-token', noon)).toHaveLength(2);
    },
  },
  {
    name: 'creates one first key when callers create tokens concurrently',
    run: async () => {
      const { tokenIssuer, peer } = await make();
      const tokens = await Promise.all(
        [tokenIssuer, peer, tokenIssuer, peer].map((one) => one.issue(someClaims())),
      );
      for (const token of tokens) expect(await tokenIssuer.verify(token, noon)).toMatchObject({ ok: true });
      expect(await keyIds(peer, 'access-token', noon)).toHaveLength(1);
    },
  },
  {
    name: 'rotates by age: token keys after 30 days, license keys after 365, each once',
    run: async () => {
      const { tokenIssuer, peer, pass } = await make();
      await tokenIssuer.issue(someClaims());
      await tokenIssuer.certify(aCertificate(), noon);
      expect(await tokenIssuer.rotateByAge(noon + 30 * dayMs - 1, undefined)).toEqual([]);
      const [ours, theirs] = await Promise.all(
        [tokenIssuer, peer].map((one) => one.rotateByAge(noon + 30 * dayMs, undefined)),
      );
      expect([...(ours ?? []), ...(theirs ?? [])]).toMatchObject([{ purpose: 'access-token' }]);
      expect(await peer.rotateByAge(noon + 30 * dayMs + 1, undefined)).toEqual([]);
      pass(1_000);
      expect(await tokenIssuer.rotateByAge(noon + 365 * dayMs, undefined)).toMatchObject([
        { purpose: 'access-token' },
        { purpose: 'license' },
      ]);
    },
  },
];
