import fc from 'fast-check';
import type { SecretSeal, TextPurpose, TextSeal } from '../../src/ports/driven/secret-seal.ts';
import type { ContractCase } from '../support/contract.ts';

/** Seals under one master key, one of a rival process under the same, and one under another. */
export interface SealWorld<Seal> {
  readonly seal: Seal;
  readonly rival: Seal;
  readonly stranger: Seal;
}

const textPurposes = [
  'cursor',
  'media',
  'rehearsal',
  'portal',
  'appeal',
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
  `v1.${'A'.repeat(38)}`,
  `v1.${'%'.repeat(60)}`,
  'ü.ü',
  '\u0000',
];

export const secretSealContract = (make: () => Promise<SealWorld<SecretSeal>>): ContractCase[] => [
  {
    name: 'opens what was sealed for the same purpose, in any process',
    run: async () => {
      const { seal, rival } = await make();
      fc.assert(
        fc.property(anyText(), anyText(), (text, purpose) => {
          expect(rival.open(seal.seal(text, purpose), purpose)).toBe(text);
        }),
      );
    },
  },
  {
    name: 'opens nothing for another purpose',
    run: async () => {
      const { seal } = await make();
      const sealed = seal.seal(secret, 'signing-key:1');
      for (const purpose of ['signing-key:2', 'signing-key', '', 'webhook']) {
        expect(seal.open(sealed, purpose)).toBeUndefined();
      }
    },
  },
  {
    name: 'opens nothing under another master key',
    run: async () => {
      const { seal, stranger } = await make();
      expect(stranger.open(seal.seal(secret, 'a'), 'a')).toBeUndefined();
    },
  },
  {
    name: 'opens nothing that was altered, cut, lengthened or never sealed',
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
    name: 'shows nothing of a secret: sealed twice it is two texts, none of which holds it',
    run: async () => {
      const { seal } = await make();
      const sealed = Array.from({ length: 50 }, () => seal.seal(secret, 'a'));
      expect(new Set(sealed).size).toBe(50);
      const beginnings = new Set(sealed.map((text) => text.slice(0, 16)));
      expect(beginnings.size).toBe(50);
      for (const form of [secret, Buffer.from(secret).toString('base64url').slice(0, 20)]) {
        expect(sealed.some((text) => text.includes(form))).toBe(false);
      }
    },
  },
];

export const textSealContract = (make: () => Promise<SealWorld<TextSeal>>): ContractCase[] => [
  {
    name: 'reads back what was signed for the same purpose, in any process',
    run: async () => {
      const { seal, rival } = await make();
      fc.assert(
        fc.property(anyText(), fc.constantFrom(...textPurposes), (text, purpose) => {
          expect(rival.verify(seal.sign(text, purpose), purpose)).toBe(text);
        }),
      );
    },
  },
  {
    name: 'takes for no purpose what was signed for another: no cursor for a link, nor a link for a cursor',
    run: async () => {
      const { seal } = await make();
      for (const purpose of textPurposes) {
        const signed = seal.sign('a', purpose);
        expect(textPurposes.filter((one) => seal.verify(signed, one) === 'a')).toEqual([purpose]);
      }
    },
  },
  {
    name: 'takes nothing signed under another master key',
    run: async () => {
      const { seal, stranger } = await make();
      expect(seal.verify(stranger.sign('a', 'media'), 'media')).toBeUndefined();
    },
  },
  {
    name: 'takes nothing that was altered, cut, lengthened or never signed',
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
    name: 'signs the same text the same, in signs that a URL takes as they are',
    run: async () => {
      const { seal, rival } = await make();
      const signed = seal.sign('preview ü/?&=#', 'media');
      expect(rival.sign('preview ü/?&=#', 'media')).toBe(signed);
      expect(encodeURIComponent(signed)).toBe(signed);
    },
  },
];
