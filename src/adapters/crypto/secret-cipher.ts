import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import {
  markKeyPurpose,
  type SecretCipher,
  type TextPurpose,
  type TextSigner,
} from '../../ports/driven/access/secret-cipher.ts';

/** MASTER_KEY, and the keys before it that values may still be encrypted or signed with. */
export interface MasterKeys {
  readonly masterKey: Uint8Array;
  readonly previousKeys?: readonly Uint8Array[];
}

/** One key per use out of the master key (HKDF-SHA-256, RFC 5869). */
const derived = (masterKey: Uint8Array, use: string, bytes = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, '', `platform-licensing/${use}`, bytes));

/** The name of a master key: 12 hex digits that reveal nothing about the key. */
export const masterKeyId = (masterKey: Uint8Array): string => derived(masterKey, 'key-id', 6).toString('hex');

/** The key of the forensic marks made under a master key. */
export const forensicKey = ({ masterKey }: Pick<MasterKeys, 'masterKey'>): Uint8Array =>
  derived(masterKey, 'forensic-mark');

const nonceBytes = 12;
const tagBytes = 16;
const withoutKeyId = 'v1.';
const withKeyId = /^v2\.([0-9a-f]{12})\./;

/** Returns bytes of base64url as this module writes it, or undefined for any other spelling. */
const bytesOf = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
};

const encrypted = (key: Buffer, secret: string, bound: string): string => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
};

const decrypted = (key: Buffer, text: string, bound: string): string | undefined => {
  const bytes = bytesOf(text);
  if (bytes === undefined || bytes.length < nonceBytes + tagBytes) return undefined;
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const opened = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return undefined;
  }
};

/** One master key as values are encrypted under it. The names of derived keys, such as `secret-seal`, are part of stored values. */
const encryptionKey = (masterKey: Uint8Array) => {
  const keyId = masterKeyId(masterKey);
  const key = derived(masterKey, 'secret-seal');
  const head = `v2.${keyId}.`;
  const encrypt = (secret: string, purpose: string): string => head + encrypted(key, secret, head + purpose);
  const markKey = Buffer.from(forensicKey({ masterKey })).toString('hex');
  return { keyId, key, encrypt, sealedMarkKey: encrypt(markKey, markKeyPurpose) };
};

/**
 * `v2.`, the id of the key, a dot and base64url of nonce, ciphertext and tag: AES-256-GCM (NIST SP 800-38D), bound to what
 * precedes it and to its purpose. Values of earlier releases begin with `v1.`, name no key and are tried with each.
 */
export const aesSecretCipher = ({ masterKey, previousKeys = [] }: MasterKeys): SecretCipher => {
  const current = encryptionKey(masterKey);
  const all = [current, ...previousKeys.map(encryptionKey)];
  const openUnnamed = (text: string, purpose: string): string | undefined => {
    for (const { key } of all) {
      const opened = decrypted(key, text, purpose);
      if (opened !== undefined) return opened;
    }
    return undefined;
  };
  return {
    keyId: current.keyId,
    markKeys: all.map(({ keyId, sealedMarkKey }) => ({ keyId, sealedMarkKey })),
    keyIdOf: (sealed) => withKeyId.exec(sealed)?.[1],
    encrypt: current.encrypt,
    decrypt: (sealed, purpose) => {
      if (sealed.startsWith(withoutKeyId)) return openUnnamed(sealed.slice(withoutKeyId.length), purpose);
      const [head = '', id] = withKeyId.exec(sealed) ?? [];
      const named = all.find(({ keyId }) => keyId === id);
      return named && decrypted(named.key, sealed.slice(head.length), head + purpose);
    },
  };
};

const textPurposes = [
  'cursor',
  'media',
  'rehearsal',
  'portal',
  'appeal',
  'review',
  'image-upload',
  'master-upload',
  'upload-audio',
  'notice',
  'registration',
  'artist-invitation',
] as const satisfies readonly TextPurpose[];

/**
 * base64url of the text, a dot, base64url of its HMAC-SHA-256: safe in a URL as it is. Signs with the current key, and
 * verifies with the previous ones too.
 */
export const hmacTextSigner = ({ masterKey, previousKeys = [] }: MasterKeys): TextSigner => {
  const keys = [masterKey, ...previousKeys].map(
    (key) =>
      Object.fromEntries(
        textPurposes.map((purpose) => [purpose, createSecretKey(derived(key, `text-seal/${purpose}`))]),
      ) as Readonly<Record<TextPurpose, KeyObject>>,
  );
  const macsOf = (text: Uint8Array, purpose: TextPurpose): readonly Buffer[] =>
    keys.map((key) => createHmac('sha256', key[purpose]).update(text).digest());
  return {
    sign: (text, purpose) => {
      const bytes = Buffer.from(text);
      const [mac] = macsOf(bytes, purpose);
      return `${bytes.toString('base64url')}.${mac?.toString('base64url')}`;
    },
    verify: (signed, purpose) => {
      const [text, mac, ...more] = signed.split('.');
      if (text === undefined || mac === undefined || more.length > 0) return undefined;
      const bytes = bytesOf(text);
      const given = bytesOf(mac);
      if (bytes === undefined || given === undefined) return undefined;
      // Every key is compared, even after a match, to take constant time.
      const matches = macsOf(bytes, purpose).filter(
        (expected) => given.length === expected.length && timingSafeEqual(given, expected),
      );
      return matches.length > 0 ? bytes.toString('utf8') : undefined;
    },
  };
};
