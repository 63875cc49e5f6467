import type { PasswordHash } from '../../../src/ports/driven/access/password-hash.ts';
import type { ContractCase } from '../../support/contract.ts';

/** One process, a concurrent caller, and an earlier release whose hashes are easier to guess. */
export interface PasswordWorld {
  readonly passwords: PasswordHash;
  readonly peer: PasswordHash;
  readonly before: PasswordHash;
}

const password = 'seven calm harbours';
const long = 'x'.repeat(255);
const passwords = [
  password,
  ` ${password}`,
  `${password} `,
  password.toUpperCase(),
  password.slice(1),
  `${long}a`,
  `${long}b`,
  'пароль из двенадцати',
  '🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑',
  `a\u0000${password}`,
  'a\u0000',
  '',
];

export const passwordHashContract = (make: () => Promise<PasswordWorld>): ContractCase[] => [
  {
    name: 'distinguishes a password from every other by its hash, in any process',
    run: async () => {
      const { passwords: here, peer } = await make();
      const hashes = await Promise.all(passwords.map((one) => here.hash(one)));
      for (const [i, hash] of hashes.entries()) {
        const outcomes = await Promise.all(passwords.map((other) => peer.verify(other, hash)));
        expect(outcomes).toEqual(passwords.map((_, j) => (i === j ? 'right' : 'wrong')));
      }
    },
  },
  {
    name: 'creates a different hash each time, which reveals nothing of the password',
    run: async () => {
      const { passwords: here } = await make();
      const hashes = await Promise.all(Array.from({ length: 20 }, () => here.hash(password)));
      expect(new Set(hashes).size).toBe(20);
      const tails = new Set(hashes.map((hash) => hash.slice(-20)));
      expect(tails.size).toBe(20);
      for (const hash of hashes) {
        expect(hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/);
        expect(hash).not.toContain(password);
        expect(hash).not.toContain(Buffer.from(password).toString('base64').slice(0, 12));
      }
    },
  },
  {
    name: 'reports the hash of a correct password as outdated exactly if it costs less than those made now',
    run: async () => {
      const { passwords: here, before } = await make();
      const [old, present] = await Promise.all([before.hash(password), here.hash(password)]);
      expect(await here.verify(password, old)).toBe('outdated');
      expect(await here.verify('wrong', old)).toBe('wrong');
      expect(await here.verify(password, present)).toBe('right');
      expect(await before.verify(password, present)).toBe('right');
    },
  },
  {
    name: 'rejects every password without a hash, or with one that is cut, altered or of another kind',
    run: async () => {
      const { passwords: here } = await make();
      const hash = await here.hash(password);
      const [salt, tag] = hash.split('$').slice(-2) as [string, string];
      const swapped = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
      for (const other of [
        undefined,
        '',
        password,
        hash.slice(0, -1),
        `${hash}A`,
        ` ${hash}`,
        hash.replace(salt, swapped(salt)),
        hash.replace(tag, swapped(tag)),
        hash.replace('argon2id', 'argon2i'),
        hash.replace(/m=\d+/, 'm=1'),
        hash.replace(/m=\d+/, 'm=9999999'),
        hash.replace(/t=\d+/, 't=0'),
        '$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW',
      ]) {
        expect([other, await here.verify(password, other)]).toEqual([other, 'wrong']);
      }
    },
  },
];
