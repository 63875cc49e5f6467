import fc from 'fast-check';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import {
  altered,
  expired,
  hour,
  invalid,
  notACertificate,
  someClaims,
  type TokenIssuerWorld,
} from './stage.ts';

export const tokenPolicies = (make: () => Promise<TokenIssuerWorld>): readonly ContractCase[] => [
  {
    name: 'reads back the claims of a token in every process that shares the key ring',
    run: async () => {
      const { tokenIssuer, peer } = await make();
      const token = await tokenIssuer.issue(someClaims());
      expect(await tokenIssuer.verify(token, noon)).toEqual({ ok: true, value: someClaims() });
      expect(await peer.verify(token, noon)).toEqual({ ok: true, value: someClaims() });
    },
  },
  {
    name: 'accepts the first token of the first key where the ring was seen empty a moment ago',
    run: async () => {
      const { tokenIssuer, peer, stranger } = await make();
      expect(await peer.verify(await stranger.issue(someClaims()), noon)).toEqual(invalid);
      expect(await peer.verify(await tokenIssuer.issue(someClaims()), noon)).toMatchObject({ ok: true });
    },
  },
  {
    name: 'says of a token past its last second that it expired, also when it was seen before',
    run: async () => {
      const { tokenIssuer, peer } = await make();
      const token = await tokenIssuer.issue(someClaims());
      expect(await tokenIssuer.verify(token, noon + hour - 1)).toMatchObject({ ok: true });
      expect(await tokenIssuer.verify(token, noon + hour)).toEqual(expired);
      expect(await tokenIssuer.verify(token, noon + hour)).toEqual(expired);
      expect(await peer.verify(token, noon + 30 * dayMs)).toEqual(expired);
    },
  },
  {
    name: 'touches no store for a token seen before',
    run: async () => {
      const { tokenIssuer, readings } = await make();
      const token = await tokenIssuer.issue(someClaims());
      await tokenIssuer.verify(token, noon);
      const before = readings();
      for (let i = 0; i < 20; i++)
        expect(await tokenIssuer.verify(token, noon + i)).toMatchObject({ ok: true });
      expect(readings()).toBe(before);
    },
  },
  {
    name: 'reads the ring at most once a second, whatever keys are named',
    run: async () => {
      const { tokenIssuer, stranger, readings, pass } = await make();
      await tokenIssuer.issue(someClaims());
      pass(1_000);
      const before = readings();
      for (let i = 0; i < 20; i++) {
        const token = await stranger.issue(someClaims({ tokenId: `tok_${i}` }));
        expect(await tokenIssuer.verify(token, noon)).toEqual(invalid);
      }
      expect(readings()).toBe(before + 1);
    },
  },
  {
    name: 'rejects tokens for another audience and by another service',
    run: async () => {
      const { tokenIssuer, elsewhere, stranger } = await make();
      expect(await tokenIssuer.verify(await elsewhere.issue(someClaims()), noon)).toEqual(invalid);
      expect(await tokenIssuer.verify(await stranger.issue(someClaims()), noon)).toEqual(invalid);
    },
  },
  {
    name: 'rejects a token in which any sign was changed',
    run: async () => {
      const { tokenIssuer } = await make();
      const token = await tokenIssuer.issue(someClaims());
      await fc.assert(
        fc.asyncProperty(fc.nat({ max: token.length - 1 }), async (at) => {
          expect(await tokenIssuer.verify(altered(token, at), noon)).toEqual(invalid);
        }),
        { numRuns: 50 },
      );
    },
  },
  {
    name: 'knows one spelling of a token: bits of its last sign that say nothing must be as they were made',
    run: async () => {
      const { tokenIssuer } = await make();
      const token = await tokenIssuer.issue(someClaims());
      const respelt = { A: 'B', Q: 'R', g: 'h', w: 'x' }[token.slice(-1)] ?? '';
      expect(await tokenIssuer.verify(token.slice(0, -1) + respelt, noon)).toEqual(invalid);
    },
  },
  {
    name: 'rejects what is no token at all',
    run: async () => {
      const { tokenIssuer } = await make();
      await tokenIssuer.issue(someClaims());
      for (const text of [
        '',
        '.',
        '..',
        'a.b.c',
        'plk_live_x',
        '\u0000',
        '{}',
        'e30.e30.',
        'ey'.repeat(9000),
      ]) {
        expect(await tokenIssuer.verify(text, noon)).toEqual(invalid);
        expect(await tokenIssuer.readCertificate(text)).toEqual(notACertificate);
      }
    },
  },
];
