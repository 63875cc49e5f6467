export { cryptoDigest, cryptoRandomness } from './environment.ts';
export { masterKeyIn, masterKeyOf } from './master-key.ts';
export { aesSecretSeal, hmacTextSeal } from './seals.ts';
