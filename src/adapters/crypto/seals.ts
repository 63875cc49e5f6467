import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { SecretSeal, TextSeal } from '../../ports/driven/secret-seal.ts';

/** One 256-bit key per use out of the master key (HKDF-SHA-256, RFC 5869). */
const keyFor = (masterKey: Uint8Array, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, '', `platform-licensing/${use}`, 32));

/** What forensic marks are laid and heard by: another master key hears none of them. */
export const forensicKey = ({ masterKey }: { readonly masterKey: Uint8Array }): Uint8Array =>
  keyFor(masterKey, 'forensic-mark');

const nonceBytes = 12;
const tagBytes = 16;
const form = 'v1.';

/** base64url as this module writes it; undefined for any other spelling. */
const bytesOf = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
};

/** `v1.` + base64url of nonce, ciphertext and tag: AES-256-GCM (NIST SP 800-38D), bound to its purpose. */
export const aesSecretSeal = ({ masterKey }: { readonly masterKey: Uint8Array }): SecretSeal => {
  const key = keyFor(masterKey, 'secret-seal');
  return {
    seal: (secret, purpose) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(purpose));
      const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return form + Buffer.concat(sealed).toString('base64url');
    },
    open: (sealed, purpose) => {
      const bytes = sealed.startsWith(form) ? bytesOf(sealed.slice(form.length)) : undefined;
      if (bytes === undefined || bytes.length < nonceBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      try {
        const opened = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
};

/** base64url of the text, a dot, base64url of its HMAC-SHA-256: safe in a URL as it is. */
export const hmacTextSeal = ({ masterKey }: { readonly masterKey: Uint8Array }): TextSeal => {
  const keys = {
    cursor: createSecretKey(keyFor(masterKey, 'text-seal/cursor')),
    media: createSecretKey(keyFor(masterKey, 'text-seal/media')),
    rehearsal: createSecretKey(keyFor(masterKey, 'text-seal/rehearsal')),
    portal: createSecretKey(keyFor(masterKey, 'text-seal/portal')),
    appeal: createSecretKey(keyFor(masterKey, 'text-seal/appeal')),
    review: createSecretKey(keyFor(masterKey, 'text-seal/review')),
  };
  const macOf = (text: Uint8Array, purpose: keyof typeof keys) =>
    createHmac('sha256', keys[purpose]).update(text).digest();
  return {
    sign: (text, purpose) => {
      const bytes = Buffer.from(text);
      return `${bytes.toString('base64url')}.${macOf(bytes, purpose).toString('base64url')}`;
    },
    verify: (signed, purpose) => {
      const [text, mac, ...more] = signed.split('.');
      if (text === undefined || mac === undefined || more.length > 0) return undefined;
      const bytes = bytesOf(text);
      const given = bytesOf(mac);
      if (bytes === undefined || given === undefined) return undefined;
      const expected = macOf(bytes, purpose);
      return given.length === expected.length && timingSafeEqual(given, expected)
        ? bytes.toString('utf8')
        : undefined;
    },
  };
};
