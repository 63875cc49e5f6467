export { cryptoDigest, cryptoRandomness } from './environment.ts';
export { masterKeyIn, masterKeyOf } from './master-key.ts';
export { hmacWebhookSigner } from './webhook-signer.ts';
export { rfc6238Codes } from './one-time-codes.ts';
export { argon2PasswordHash, type HashFigures, type PasswordHashSettings } from './password-hash.ts';
export {
  aesSecretCipher,
  forensicKey,
  hmacTextSigner,
  masterKeyId,
  type MasterKeys,
} from './secret-cipher.ts';
