import { decodeJwt } from 'jose';
import { ok } from '../../../../src/domain/shared/result.ts';
import type { KeyRing } from '../../../../src/ports/driven/access/key-ring.ts';
import type { TokenIssuer } from '../../../../src/ports/driven/access/token-issuer.ts';
import { someClaims } from '../../access/token-issuer/stage.ts';

/** Broken token issuers, by what they do wrong, each with the cases that must catch it. */
export const tokenIssuerMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (tokenIssuer: TokenIssuer) => TokenIssuer;
}[] = [
  {
    title: 'a cache of tokens that outlives their expiry',
    by: ['says of a token past its last second that it expired, also when it was seen before'],
    of: (tokenIssuer) => {
      const seen = new Map<string, Awaited<ReturnType<TokenIssuer['verify']>>>();
      return {
        ...tokenIssuer,
        verify: async (token, now) => {
          const answer = seen.get(token) ?? (await tokenIssuer.verify(token, now));
          if (answer.ok) seen.set(token, answer);
          return answer;
        },
      };
    },
  },
  {
    title: 'claims that are read without verifying the signature',
    by: [
      'rejects a token in which any sign was changed',
      'rejects tokens for another audience and by another service',
    ],
    of: (tokenIssuer) => ({
      ...tokenIssuer,
      verify: async (token, now) => {
        const answer = await tokenIssuer.verify(token, now);
        if (answer.ok || answer.failure.kind === 'token-expired') return answer;
        try {
          return ok(someClaims({ tokenId: String(decodeJwt(token).jti) }));
        } catch {
          return answer;
        }
      },
    }),
  },
  {
    title: 'a certificate that is accepted as an access token',
    by: ['never takes a certificate for a token, nor a token for a certificate'],
    of: (tokenIssuer) => ({
      ...tokenIssuer,
      verify: async (token, now) =>
        (await tokenIssuer.readCertificate(token)).ok ? ok(someClaims()) : tokenIssuer.verify(token, now),
    }),
  },
  {
    title: 'retired keys that are removed from the published set too early',
    by: ['publishes a retired key for as long as its tokens can live, and no longer'],
    of: (tokenIssuer) => ({
      ...tokenIssuer,
      publicKeys: async (purpose, now) => ({
        keys: (await tokenIssuer.publicKeys(purpose, now)).keys.slice(-1),
      }),
    }),
  },
  {
    title: 'certificates that contain the time of their signature',
    by: ['certifies the same claims with the same text, whatever order they come in'],
    of: (tokenIssuer) => ({
      ...tokenIssuer,
      certify: (claims, now) => tokenIssuer.certify({ ...claims, iat: Math.floor(now / 1000) }, now),
    }),
  },
];

/** Broken ways to keep keys, which a token issuer must not be able to hide. */
export const keyRingMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (ring: KeyRing) => KeyRing;
}[] = [
  {
    title: 'a new key that signs before anyone can have loaded it',
    by: ['rejects no token through a rotation, in any process, until it expires'],
    of: (ring) => ({
      ...ring,
      add: (key, guards) => ring.add({ ...key, signsFrom: key.createdAt }, guards, undefined),
    }),
  },
  {
    title: 'keys added without checking how many there are',
    by: [
      'creates one key when callers rotate concurrently, and returns it to all of them',
      'creates one first key when callers create tokens concurrently',
    ],
    of: (ring) => ({
      ...ring,
      add: async (key) => ring.add(key, { count: (await ring.keys(key.purpose)).length }, undefined),
    }),
  },
];
