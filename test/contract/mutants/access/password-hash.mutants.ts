import { hash as digest } from 'node:crypto';
import type { PasswordHash } from '../../../../src/ports/driven/access/password-hash.ts';

interface Mutant {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (passwords: PasswordHash) => PasswordHash;
}

const known = 'distinguishes a password from every other by its hash, in any process';
const another = 'creates a different hash each time, which reveals nothing of the password';
const outdated =
  'reports the hash of a correct password as outdated exactly if it costs less than those made now';
const wrong = 'rejects every password without a hash, or with one that is cut, altered or of another kind';

export const passwordHashMutants: readonly Mutant[] = [
  {
    title: 'a hash without a salt',
    by: [another],
    of: (passwords) => {
      const created = new Map<string, Promise<string>>();
      return {
        ...passwords,
        hash: (password) => {
          const hash = created.get(password) ?? passwords.hash(password);
          created.set(password, hash);
          return hash;
        },
      };
    },
  },
  {
    title: 'a digest in the place of a hash',
    by: [another],
    of: () => ({
      hash: async (password) => digest('sha256', password),
      verify: async (password, hash) => (digest('sha256', password) === hash ? 'right' : 'wrong'),
    }),
  },
  {
    title: 'passwords compared by their first 72 characters only',
    by: [known],
    of: (passwords) => ({
      hash: (password) => passwords.hash(password.slice(0, 72)),
      verify: (password, hash) => passwords.verify(password.slice(0, 72), hash),
    }),
  },
  {
    title: 'passwords that end at their first NUL',
    by: [known],
    of: (passwords) => {
      const cut = (password: string): string => password.split('\u0000')[0] ?? '';
      return {
        hash: (password) => passwords.hash(cut(password)),
        verify: (password, hash) => passwords.verify(cut(password), hash),
      };
    },
  },
  {
    title: 'hashes that are never outdated',
    by: [outdated],
    of: (passwords) => ({
      ...passwords,
      verify: async (password, hash) =>
        (await passwords.verify(password, hash)) === 'wrong' ? 'wrong' : 'right',
    }),
  },
  {
    title: 'an outdated hash that accepts every password',
    by: [outdated],
    of: (passwords) => ({
      ...passwords,
      verify: async (password, hash) => {
        const verdict = await passwords.verify(password, hash);
        const { groups } = /m=(?<memory>\d+)/.exec(hash ?? '') ?? {};
        return verdict === 'wrong' && Number(groups?.['memory']) < 64 && hash?.includes('argon2id$')
          ? 'outdated'
          : verdict;
      },
    }),
  },
  {
    title: 'a missing hash that accepts every password',
    by: [wrong],
    of: (passwords) => ({
      ...passwords,
      verify: async (password, hash) =>
        hash === undefined ? 'right' : await passwords.verify(password, hash),
    }),
  },
  {
    title: 'a hash that ignores surrounding text',
    by: [wrong],
    of: (passwords) => ({
      ...passwords,
      verify: (password, hash) => passwords.verify(password, hash?.trim()),
    }),
  },
];
