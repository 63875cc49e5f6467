import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { fairQueue } from '../../domain/shared/fairness/fair-queue.ts';
import type { PasswordHash, PasswordRequester } from '../../ports/driven/access/password-hash.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';

const argon2Tag = promisify(argon2);

/** The cost of one hash. */
export interface HashFigures {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** The least that OWASP's Password Storage Cheat Sheet asks of Argon2id: 19 MiB, two passes, one lane. */
const owasp: HashFigures = { memoryKiB: 19_456, passes: 2, parallelism: 1 };

/** A hash with a higher cost was not created by this service. */
const maxMemoryKiB = 1_048_576;
const saltBytes = 16;
const tagBytes = 32;

interface Phc extends HashFigures {
  readonly salt: Uint8Array;
  readonly tag: Uint8Array;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

const written = ({ memoryKiB, passes, parallelism, salt, tag }: Phc): string =>
  `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

const form =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{43})$/;

const read = (hash: string): Phc | undefined => {
  const [, m, t, p, salt = '', tag = ''] = form.exec(hash) ?? [];
  const [memoryKiB, passes, parallelism] = [Number(m), Number(t), Number(p)];
  const usable = passes >= 1 && parallelism >= 1 && memoryKiB >= 8 * parallelism && memoryKiB <= maxMemoryKiB;
  return usable
    ? {
        ...{ memoryKiB, passes, parallelism },
        salt: Buffer.from(salt, 'base64'),
        tag: Buffer.from(tag, 'base64'),
      }
    : undefined;
};

export interface PasswordHashSettings {
  readonly figures?: HashFigures;
  /** Computes a tag. By default in a thread of Node's pool. */
  readonly derive?: typeof argon2Tag;
  /** The number of simultaneous hashes: each takes its memory, and a thread that file access needs too. */
  readonly concurrency?: number;
  readonly maxWaiting?: number;
  /** How many hashes of one requester may wait. */
  readonly maxEach?: number;
}

/** The limit of remembered requesters with a correct password. */
const remembered = 1_000;

const anyone: PasswordRequester = { name: '' };

export const argon2PasswordHash = ({
  figures = owasp,
  derive = argon2Tag,
  concurrency = 2,
  maxWaiting = 40,
  maxEach = 8,
}: PasswordHashSettings = {}): PasswordHash => {
  const full = () => new Unavailable('too many passwords are being verified');
  const inTurn = fairQueue({ concurrency, maxWaiting, maxEach, full });
  const right = new LRUCache<string, true>({ max: remembered });
  const tagOf = (
    message: string,
    { memoryKiB: memory, passes, parallelism }: HashFigures,
    nonce: Uint8Array,
    { name, isKnown }: PasswordRequester,
  ): Promise<Buffer> =>
    inTurn({ name, trusted: isKnown === true || right.has(name) }, () =>
      derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength: tagBytes }),
    );

  const isWeaker = ({ memoryKiB, passes, parallelism }: HashFigures): boolean =>
    memoryKiB < figures.memoryKiB || passes < figures.passes || parallelism < figures.parallelism;

  return {
    hash: async (password, requester = anyone) => {
      const salt = randomBytes(saltBytes);
      return written({ ...figures, salt, tag: await tagOf(password, figures, salt, requester) });
    },
    verify: async (password, hash, requester = anyone) => {
      const known = hash === undefined ? undefined : read(hash);
      if (!known) {
        await tagOf(password, figures, randomBytes(saltBytes), requester);
        return 'wrong';
      }
      const tag = await tagOf(password, known, known.salt, requester);
      if (!timingSafeEqual(tag, known.tag)) return 'wrong';
      right.set(requester.name, true);
      return isWeaker(known) ? 'outdated' : 'right';
    },
  };
};
