import fc from 'fast-check';
import {
  markKeyPurpose,
  type SecretCipher,
  type TextPurpose,
  type TextSigner,
} from '../../../src/ports/driven/access/secret-cipher.ts';
import type { ContractCase } from '../../support/contract.ts';

/** Encrypts under one master key, one of a concurrent process under the same, and one under another. */
export interface SealWorld<Seal> {
  readonly seal: Seal;
  readonly peer: Seal;
  readonly stranger: Seal;
  /** Under the stranger's key, with the first one as a previous key. */
  readonly successor: Seal;
}

const textPurposes = [
  'cursor',
  'media',
  'rehearsal',
  'portal',
  'appeal',
  'review',
] as const satisfies readonly TextPurpose[];
const anyText = () => fc.string({ unit: 'grapheme' });
const secret = '-----a private key, or whsec_…-----';

/** A text with the sign at a place replaced by another. */
const altered = (text: string, place: number): string =>
  text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);

const junk = [
  '',
  '.',
  '..',
  'v1.',
  'v1',
  'v2.AAAA',
  'v2.',
  `v2.0123456789ab.${'A'.repeat(38)}`,
  `v1.${'A'.repeat(38)}`,
  `v1.${'%'.repeat(60)}`,
  'ü.ü',
  '\u0000',
];

export const secretCipherContract = (make: () => Promise<SealWorld<SecretCipher>>): ContractCase[] => [
  {
    name: 'decrypts what was encrypted for the same purpose, in any process',
    run: async () => {
      const { seal, peer } = await make();
      fc.assert(
        fc.property(anyText(), anyText(), (text, purpose) => {
          expect(peer.open(seal.seal(text, purpose), purpose)).toBe(text);
        }),
      );
    },
  },
  {
    name: 'decrypts nothing for another purpose',
    run: async () => {
      const { seal } = await make();
      const sealed = seal.seal(secret, 'signing-key:1');
      for (const purpose of ['signing-key:2', 'signing-key', '', 'webhook']) {
        expect(seal.open(sealed, purpose)).toBeUndefined();
      }
    },
  },
  {
    name: 'decrypts nothing under another master key',
    run: async () => {
      const { seal, stranger } = await make();
      expect(stranger.open(seal.seal(secret, 'a'), 'a')).toBeUndefined();
    },
  },
  {
    name: 'decrypts what was encrypted under a previous key, and encrypts under the current one',
    run: async () => {
      const { seal, stranger, successor } = await make();
      expect(successor.open(seal.seal(secret, 'a'), 'a')).toBe(secret);
      expect(successor.open(seal.seal(secret, 'a'), 'b')).toBeUndefined();
      const sealed = successor.seal(secret, 'a');
      expect(stranger.open(sealed, 'a')).toBe(secret);
      expect(seal.open(sealed, 'a')).toBeUndefined();
    },
  },
  {
    name: 'returns the mark key of every key, encrypted under that key',
    run: async () => {
      const { seal, stranger, successor } = await make();
      expect(successor.markKeys.map(({ keyId }) => keyId)).toEqual([stranger.keyId, seal.keyId]);
      const [own, previous] = successor.markKeys.map(({ sealedMarkKey }) => sealedMarkKey);
      const open = (one: SecretCipher, sealed = '') => one.open(sealed, markKeyPurpose);
      expect(open(stranger, own)).toMatch(/^[0-9a-f]{64}$/);
      expect(open(seal, previous)).toMatch(/^[0-9a-f]{64}$/);
      expect(open(seal, previous)).toBe(open(seal, seal.markKeys[0]?.sealedMarkKey));
      expect([open(seal, own), open(stranger, previous)]).toEqual([undefined, undefined]);
    },
  },
  {
    name: 'names the key of every value',
    run: async () => {
      const { seal, peer, stranger, successor } = await make();
      expect([peer.keyId, successor.keyId]).toEqual([seal.keyId, stranger.keyId]);
      expect(seal.keyId).not.toBe(stranger.keyId);
      for (const one of [seal, peer, stranger, successor])
        for (const other of [seal, peer, stranger, successor])
          expect(one.keyIdOf(other.seal(secret, 'a'))).toBe(other.keyId);
      for (const text of junk.filter((one) => !one.startsWith('v2.0')))
        expect(seal.keyIdOf(text)).toBeUndefined();
    },
  },
  {
    name: 'decrypts nothing that was altered, cut, lengthened or never encrypted',
    run: async () => {
      const { seal } = await make();
      const sealed = seal.seal(secret, 'a');
      for (let place = 0; place < sealed.length; place++) {
        expect(seal.open(altered(sealed, place), 'a')).toBeUndefined();
        expect(seal.open(sealed.slice(0, place), 'a')).toBeUndefined();
      }
      for (const text of [...junk, `${sealed}A`, `${sealed}=`, ` ${sealed}`]) {
        expect(seal.open(text, 'a')).toBeUndefined();
      }
    },
  },
  {
    name: 'reveals nothing of a secret: encrypted twice, it results in two different texts without it',
    run: async () => {
      const { seal } = await make();
      const sealed = Array.from({ length: 50 }, () => seal.seal(secret, 'a'));
      expect(new Set(sealed).size).toBe(50);
      const beginnings = new Set(sealed.map((text) => text.split('.').at(-1)?.slice(0, 16)));
      expect(beginnings.size).toBe(50);
      for (const form of [secret, Buffer.from(secret).toString('base64url').slice(0, 20)]) {
        expect(sealed.some((text) => text.includes(form))).toBe(false);
      }
    },
  },
];

export const textSignerContract = (make: () => Promise<SealWorld<TextSigner>>): ContractCase[] => [
  {
    name: 'reads back what was signed for the same purpose, in any process',
    run: async () => {
      const { seal, peer } = await make();
      fc.assert(
        fc.property(anyText(), fc.constantFrom(...textPurposes), (text, purpose) => {
          expect(peer.verify(seal.sign(text, purpose), purpose)).toBe(text);
        }),
      );
    },
  },
  {
    name: 'accepts for no purpose what was signed for another: no cursor for a link, nor a link for a cursor',
    run: async () => {
      const { seal } = await make();
      for (const purpose of textPurposes) {
        const signed = seal.sign('a', purpose);
        expect(textPurposes.filter((one) => seal.verify(signed, one) === 'a')).toEqual([purpose]);
      }
    },
  },
  {
    name: 'accepts nothing signed with another master key',
    run: async () => {
      const { seal, stranger } = await make();
      expect(seal.verify(stranger.sign('a', 'media'), 'media')).toBeUndefined();
    },
  },
  {
    name: 'accepts what was signed with a previous key, and signs with the current one',
    run: async () => {
      const { seal, stranger, successor } = await make();
      for (const purpose of textPurposes) {
        expect(successor.verify(seal.sign('a', purpose), purpose)).toBe('a');
        expect(successor.sign('a', purpose)).toBe(stranger.sign('a', purpose));
      }
      expect(successor.verify(seal.sign('a', 'media'), 'cursor')).toBeUndefined();
      expect(seal.verify(successor.sign('a', 'media'), 'media')).toBeUndefined();
    },
  },
  {
    name: 'accepts nothing that was altered, cut, lengthened or never signed',
    run: async () => {
      const { seal } = await make();
      const signed = seal.sign('["licenses",{"after":"lic_1"}]', 'cursor');
      for (let place = 0; place < signed.length; place++) {
        expect(seal.verify(altered(signed, place), 'cursor')).toBeUndefined();
        expect(seal.verify(signed.slice(0, place), 'cursor')).toBeUndefined();
      }
      for (const text of [...junk, `${signed}A`, `${signed}=`, ` ${signed}`, `${signed}.${signed}`]) {
        expect(seal.verify(text, 'cursor')).toBeUndefined();
      }
    },
  },
  {
    name: 'has one signature for one text, in characters that a URL accepts unescaped',
    run: async () => {
      const { seal, peer } = await make();
      const signed = seal.sign('preview ü/?&=#', 'media');
      expect(peer.sign('preview ü/?&=#', 'media')).toBe(signed);
      expect(encodeURIComponent(signed)).toBe(signed);
    },
  },
];
