import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { MasterKeyFileWrong } from '../../ports/driven/access/secret-cipher.ts';

const keyBytes = 32;

/** The 256 bits of `MASTER_KEY`: 64 hex digits, or base64 (either alphabet, padding optional); undefined otherwise. */
export const masterKeyOf = (text: string): Uint8Array | undefined => {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined;
  const key = Buffer.from(text, 'base64');
  return key.length === keyBytes ? key : undefined;
};

const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/** Creates the complete file unless another process did: only one of them can link a finished file. */
const make = (folder: string, file: string): void => {
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, `${randomBytes(keyBytes).toString('hex')}\n`);
    fsyncSync(handle);
    linkSync(draft, file);
    syncFolder(folder);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    closeSync(handle);
    unlinkSync(draft);
  }
};

/**
 * Returns the key in `master.key` of a folder, mode 0600, created at the first use: for development without
 * `MASTER_KEY`. Throws `MasterKeyFileWrong` if the file contains no key, or users other than its owner can
 * read it.
 */
export const masterKeyIn = (folder: string): Uint8Array => {
  const file = join(folder, 'master.key');
  try {
    statSync(file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    make(folder, file);
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new MasterKeyFileWrong(`other users can read ${file}. Run: chmod 600 ${file}`);
  }
  const key = masterKeyOf(readFileSync(file, 'utf8').trim());
  if (key === undefined)
    throw new MasterKeyFileWrong(`${file} does not contain a key of 256 bits. Restore the file from a copy`);
  return key;
};
