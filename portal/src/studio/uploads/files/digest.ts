import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Bytes that are hashed without a pause: few enough that the page responds meanwhile. */
const part = 4 * 2 ** 20;

/** Returns the SHA-256 of a file in hex. Unlike Web Crypto it never has the whole file in memory. Rejects when the signal aborts. */
export const digestOf = async (file: Blob, signal: AbortSignal): Promise<string> => {
  const hash = sha256.create();
  for (let from = 0; from < file.size; from += part) {
    signal.throwIfAborted();
    hash.update(new Uint8Array(await file.slice(from, from + part).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
};
