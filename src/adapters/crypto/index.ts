export { cryptoDigest, cryptoRandomness } from './environment.ts';
export { masterKeyIn, masterKeyOf } from './master-key.ts';
export { hmacMessageSeal } from './message-seal.ts';
export { rfc6238Codes } from './one-time-codes.ts';
export { argon2PasswordHash, type HashFigures, type PasswordHashSettings } from './password-hash.ts';
export { aesSecretSeal, forensicKey, hmacTextSeal, masterKeyId, type MasterKeys } from './seals.ts';
