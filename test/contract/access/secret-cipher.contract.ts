import fc from 'fast-check';
import {
  markKeyPurpose,
  type SecretCipher,
  type TextPurpose,
  type TextSigner,
} from '../../../src/ports/driven/access/secret-cipher.ts';
import type { ContractCase } from '../../support/contract.ts';

/** Encrypts under one master key, one of a concurrent process under the same, and one under another. */
export interface CipherWorld<Subject> {
  readonly subject: Subject;
  readonly peer: Subject;
  readonly stranger: Subject;
  /** Under the stranger's key, with the first one as a previous key. */
  readonly successor: Subject;
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

export const secretCipherContract = (make: () => Promise<CipherWorld<SecretCipher>>): ContractCase[] => [
  {
    name: 'decrypts what was encrypted for the same purpose, in any process',
    run: async () => {
      const { subject, peer } = await make();
      fc.assert(
        fc.property(anyText(), anyText(), (text, purpose) => {
          expect(peer.decrypt(subject.encrypt(text, purpose), purpose)).toBe(text);
        }),
      );
    },
  },
  {
    name: 'decrypts nothing for another purpose',
    run: async () => {
      const { subject } = await make();
      const sealed = subject.encrypt(secret, 'signing-key:1');
      for (const purpose of ['signing-key:2', 'signing-key', '', 'webhook']) {
        expect(subject.decrypt(sealed, purpose)).toBeUndefined();
      }
    },
  },
  {
    name: 'decrypts nothing under another master key',
    run: async () => {
      const { subject, stranger } = await make();
      expect(stranger.decrypt(subject.encrypt(secret, 'a'), 'a')).toBeUndefined();
    },
  },
  {
    name: 'decrypts what was encrypted under a previous key, and encrypts under the current one',
    run: async () => {
      const { subject, stranger, successor } = await make();
      expect(successor.decrypt(subject.encrypt(secret, 'a'), 'a')).toBe(secret);
      expect(successor.decrypt(subject.encrypt(secret, 'a'), 'b')).toBeUndefined();
      const sealed = successor.encrypt(secret, 'a');
      expect(stranger.decrypt(sealed, 'a')).toBe(secret);
      expect(subject.decrypt(sealed, 'a')).toBeUndefined();
    },
  },
  {
    name: 'returns the mark key of every key, encrypted under that key',
    run: async () => {
      const { subject, stranger, successor } = await make();
      expect(successor.markKeys.map(({ keyId }) => keyId)).toEqual([stranger.keyId, subject.keyId]);
      const [own, previous] = successor.markKeys.map(({ sealedMarkKey }) => sealedMarkKey);
      const open = (one: SecretCipher, sealed = '') => one.decrypt(sealed, markKeyPurpose);
      expect(open(stranger, own)).toMatch(/^[0-9a-f]{64}$/);
      expect(open(subject, previous)).toMatch(/^[0-9a-f]{64}$/);
      expect(open(subject, previous)).toBe(open(subject, subject.markKeys[0]?.sealedMarkKey));
      expect([open(subject, own), open(stranger, previous)]).toEqual([undefined, undefined]);
    },
  },
  {
    name: 'names the key of every value',
    run: async () => {
      const { subject, peer, stranger, successor } = await make();
      expect([peer.keyId, successor.keyId]).toEqual([subject.keyId, stranger.keyId]);
      expect(subject.keyId).not.toBe(stranger.keyId);
      for (const one of [subject, peer, stranger, successor])
        for (const other of [subject, peer, stranger, successor])
          expect(one.keyIdOf(other.encrypt(secret, 'a'))).toBe(other.keyId);
      for (const text of junk.filter((one) => !one.startsWith('v2.0')))
        expect(subject.keyIdOf(text)).toBeUndefined();
    },
  },
  {
    name: 'decrypts nothing that was altered, cut, lengthened or never encrypted',
    run: async () => {
      const { subject } = await make();
      const sealed = subject.encrypt(secret, 'a');
      for (let place = 0; place < sealed.length; place++) {
        expect(subject.decrypt(altered(sealed, place), 'a')).toBeUndefined();
        expect(subject.decrypt(sealed.slice(0, place), 'a')).toBeUndefined();
      }
      for (const text of [...junk, `${sealed}A`, `${sealed}=`, ` ${sealed}`]) {
        expect(subject.decrypt(text, 'a')).toBeUndefined();
      }
    },
  },
  {
    name: 'reveals nothing of a secret: encrypted twice, it results in two different texts without it',
    run: async () => {
      const { subject } = await make();
      const sealed = Array.from({ length: 50 }, () => subject.encrypt(secret, 'a'));
      expect(new Set(sealed).size).toBe(50);
      const beginnings = new Set(sealed.map((text) => text.split('.').at(-1)?.slice(0, 16)));
      expect(beginnings.size).toBe(50);
      for (const form of [secret, Buffer.from(secret).toString('base64url').slice(0, 20)]) {
        expect(sealed.some((text) => text.includes(form))).toBe(false);
      }
    },
  },
];

export const textSignerContract = (make: () => Promise<CipherWorld<TextSigner>>): ContractCase[] => [
  {
    name: 'reads back what was signed for the same purpose, in any process',
    run: async () => {
      const { subject, peer } = await make();
      fc.assert(
        fc.property(anyText(), fc.constantFrom(...textPurposes), (text, purpose) => {
          expect(peer.verify(subject.sign(text, purpose), purpose)).toBe(text);
        }),
      );
    },
  },
  {
    name: 'accepts for no purpose what was signed for another: no cursor for a link, nor a link for a cursor',
    run: async () => {
      const { subject } = await make();
      for (const purpose of textPurposes) {
        const signed = subject.sign('a', purpose);
        expect(textPurposes.filter((one) => subject.verify(signed, one) === 'a')).toEqual([purpose]);
      }
    },
  },
  {
    name: 'accepts nothing signed with another master key',
    run: async () => {
      const { subject, stranger } = await make();
      expect(subject.verify(stranger.sign('a', 'media'), 'media')).toBeUndefined();
    },
  },
  {
    name: 'accepts what was signed with a previous key, and signs with the current one',
    run: async () => {
      const { subject, stranger, successor } = await make();
      for (const purpose of textPurposes) {
        expect(successor.verify(subject.sign('a', purpose), purpose)).toBe('a');
        expect(successor.sign('a', purpose)).toBe(stranger.sign('a', purpose));
      }
      expect(successor.verify(subject.sign('a', 'media'), 'cursor')).toBeUndefined();
      expect(subject.verify(successor.sign('a', 'media'), 'media')).toBeUndefined();
    },
  },
  {
    name: 'accepts nothing that was altered, cut, lengthened or never signed',
    run: async () => {
      const { subject } = await make();
      const signed = subject.sign('["licenses",{"after":"lic_1"}]', 'cursor');
      for (let place = 0; place < signed.length; place++) {
        expect(subject.verify(altered(signed, place), 'cursor')).toBeUndefined();
        expect(subject.verify(signed.slice(0, place), 'cursor')).toBeUndefined();
      }
      for (const text of [...junk, `${signed}A`, `${signed}=`, ` ${signed}`, `${signed}.${signed}`]) {
        expect(subject.verify(text, 'cursor')).toBeUndefined();
      }
    },
  },
  {
    name: 'has one signature for one text, in characters that a URL accepts unescaped',
    run: async () => {
      const { subject, peer } = await make();
      const signed = subject.sign('preview ü/?&=#', 'media');
      expect(peer.sign('preview ü/?&=#', 'media')).toBe(signed);
      expect(encodeURIComponent(signed)).toBe(signed);
    },
  },
];
