export { cryptoDigest, cryptoRandomness } from './environment.ts';
export { masterKeyIn, masterKeyOf } from './master-key.ts';
export { hmacMessageSeal } from './message-seal.ts';
export { aesSecretSeal, forensicKey, hmacTextSeal } from './seals.ts';
