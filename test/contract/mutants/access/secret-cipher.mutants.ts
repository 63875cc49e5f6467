import {
  markKeyPurpose,
  type SecretCipher,
  type TextSigner,
} from '../../../../src/ports/driven/access/secret-cipher.ts';

interface Mutant<Subject> {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (subject: Subject) => Subject;
}

const base64url = (text: string): string => Buffer.from(text).toString('base64url');
const nothingAltered = 'decrypts nothing that was altered, cut, lengthened or never encrypted';

export const secretCipherMutants: readonly Mutant<SecretCipher>[] = [
  {
    title: 'a cipher that is the same for every purpose',
    by: ['decrypts nothing for another purpose'],
    of: (subject) => ({
      ...subject,
      encrypt: (secret) => subject.encrypt(secret, ''),
      decrypt: (sealed) => subject.decrypt(sealed, ''),
    }),
  },
  {
    title: 'an envelope that anyone can read and write',
    by: ['decrypts nothing under another master key', nothingAltered],
    of: (given) => ({
      ...given,
      encrypt: (secret, purpose) => base64url(JSON.stringify([purpose, secret])),
      decrypt: (sealed, purpose) => {
        try {
          const [of, secret] = JSON.parse(Buffer.from(sealed, 'base64url').toString()) as string[];
          return of === purpose ? secret : undefined;
        } catch {
          return undefined;
        }
      },
    }),
  },
  {
    title: 'encryption without randomness, which reveals that two secrets are equal',
    by: ['reveals nothing of a secret: encrypted twice, it results in two different texts without it'],
    of: (subject) => {
      const known = new Map<string, string>();
      return {
        ...subject,
        encrypt: (secret, purpose) => {
          const sealed = known.get(secret) ?? subject.encrypt(secret, purpose);
          known.set(secret, sealed);
          return sealed;
        },
      };
    },
  },
  {
    title: 'a cipher that decrypts values of the current key only',
    by: ['decrypts what was encrypted under a previous key, and encrypts under the current one'],
    of: (subject) => ({
      ...subject,
      decrypt: (sealed, purpose) =>
        subject.keyIdOf(sealed) === subject.keyId ? subject.decrypt(sealed, purpose) : undefined,
    }),
  },
  {
    title: 'mark keys that are all encrypted under the current key',
    by: ['returns the mark key of every key, encrypted under that key'],
    of: (subject) => ({
      ...subject,
      markKeys: subject.markKeys.map(({ keyId, sealedMarkKey }) => ({
        keyId,
        sealedMarkKey: subject.encrypt(subject.decrypt(sealedMarkKey, markKeyPurpose) ?? '', markKeyPurpose),
      })),
    }),
  },
  {
    title: 'a cipher that names the current key for every value',
    by: ['names the key of every value'],
    of: (subject) => ({ ...subject, keyIdOf: () => subject.keyId }),
  },
  {
    title: 'a cipher that ignores surrounding text',
    by: [nothingAltered],
    of: (subject) => ({
      ...subject,
      decrypt: (sealed, purpose) => subject.decrypt(sealed.trim().replace(/=+$/, ''), purpose),
    }),
  },
];

export const textSignerMutants: readonly Mutant<TextSigner>[] = [
  {
    title: 'one key for every purpose',
    by: ['accepts for no purpose what was signed for another: no cursor for a link, nor a link for a cursor'],
    of: (subject) => ({
      sign: (text) => subject.sign(text, 'cursor'),
      verify: (signed) => subject.verify(signed, 'cursor'),
    }),
  },
  {
    title: 'a signature that is not verified',
    by: [
      'accepts nothing signed with another master key',
      'accepts nothing that was altered, cut, lengthened or never signed',
    ],
    of: (subject) => ({
      ...subject,
      verify: (signed) => Buffer.from(signed.split('.')[0] ?? '', 'base64url').toString(),
    }),
  },
  {
    title: 'signatures of the current key only',
    by: ['accepts what was signed with a previous key, and signs with the current one'],
    of: (subject) => ({
      ...subject,
      verify: (signed, purpose) => {
        const text = subject.verify(signed, purpose);
        return text !== undefined && subject.sign(text, purpose) === signed ? text : undefined;
      },
    }),
  },
  {
    title: 'a signature that is compared by its beginning only',
    by: ['accepts nothing that was altered, cut, lengthened or never signed'],
    of: (subject) => ({
      ...subject,
      verify: (signed, purpose) => {
        const [text = '', mac = ''] = signed.split('.');
        const content = Buffer.from(text, 'base64url').toString();
        const expected = subject.sign(content, purpose);
        return mac !== '' && expected.startsWith(signed.slice(0, expected.length - 8)) ? content : undefined;
      },
    }),
  },
];
