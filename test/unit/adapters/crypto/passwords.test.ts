import { argon2PasswordHash } from '../../../../src/adapters/crypto/index.ts';
import { isUnavailable, Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { passwordHashMutants } from '../../../contract/mutants/access/password-hash.mutants.ts';
import { passwordHashContract, type PasswordWorld } from '../../../contract/access/password-hash.contract.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';

const cheap = { memoryKiB: 64, passes: 2, parallelism: 1 };
const plenty = { maxWaiting: 1_000, maxEach: 1_000 };
const world = async (): Promise<PasswordWorld> => ({
  passwords: argon2PasswordHash({ figures: cheap, ...plenty }),
  peer: argon2PasswordHash({ figures: cheap, ...plenty }),
  before: argon2PasswordHash({ figures: { ...cheap, memoryKiB: 32 }, ...plenty }),
});

describeContract('passwords under Argon2id', passwordHashContract(world));

describe('the contract of password hashes', () => {
  for (const { title, by, of } of passwordHashMutants) {
    const broken = async (): Promise<PasswordWorld> => {
      const { passwords, before } = await world();
      const one = of(passwords);
      return { passwords: one, peer: one, before };
    };
    expectMutantRejected(title, passwordHashContract(broken), by);
  }
});

describe('passwords under Argon2id', () => {
  it('are checked for an address with an earlier correct password, even if others fill the queue', async () => {
    const passwords = argon2PasswordHash({ figures: cheap, concurrency: 1, maxWaiting: 6, maxEach: 1 });
    const hash = await passwords.hash('seven calm harbours');
    const verify = (password: string, name: string) => passwords.verify(password, hash, { name });
    expect(await verify('seven calm harbours', 'the office')).toBe('right');
    const flood = Array.from({ length: 7 }, (_, n) => verify('wrong', `stranger ${n}`));
    const strangers = Promise.allSettled(flood);
    await expect(verify('seven calm harbours', 'a newcomer')).rejects.toThrow(Unavailable);
    expect(await verify('seven calm harbours', 'the office')).toBe('right');
    const rejected = (await strangers).filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(1);
  });

  it('cost at least what OWASP recommends', async () => {
    const passwords = argon2PasswordHash();
    const hash = await passwords.hash('seven calm harbours');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwords.verify('seven calm harbours', hash)).toBe('right');
  });

  it('are read in the format of other programs', async () => {
    // From the tests of the reference implementation (github.com/P-H-C/phc-winner-argon2, src/test.c).
    const published = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    const passwords = argon2PasswordHash({ figures: cheap });
    expect(await passwords.verify('password', published)).toBe('right');
    expect(await passwords.verify('differentpassword', published)).toBe('wrong');
  });

  it('are checked two at a time, and rejected if too many are waiting, without losing a place', async () => {
    const passwords = argon2PasswordHash({ figures: cheap, concurrency: 2, maxWaiting: 3 });
    const burst = async () => {
      const requested = Array.from({ length: 9 }, () => passwords.verify('wrong', undefined));
      const settled = await Promise.allSettled(requested);
      const rejected = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      expect(rejected.every(isUnavailable)).toBe(true);
      return rejected.length;
    };
    expect(await burst()).toBe(4);
    expect(await burst()).toBe(4);
    expect(await passwords.verify('wrong', undefined)).toBe('wrong');
  });
});
