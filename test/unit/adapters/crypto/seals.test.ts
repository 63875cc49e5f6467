import {
  aesSecretSeal,
  forensicKey,
  hmacTextSeal,
  masterKeyId,
  type MasterKeys,
} from '../../../../src/adapters/crypto/index.ts';
import { secretSealMutants, textSealMutants } from '../../../contract/mutants/secret-seal.mutants.ts';
import { secretSealContract, textSealContract } from '../../../contract/secret-seal.contract.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';

const worldOf =
  <Seal>(make: (keys: MasterKeys) => Seal, of = (seal: Seal) => seal) =>
  async () => ({
    seal: of(make({ masterKey: Buffer.alloc(32, 1) })),
    rival: of(make({ masterKey: Buffer.alloc(32, 1) })),
    stranger: of(make({ masterKey: Buffer.alloc(32, 2) })),
    successor: of(make({ masterKey: Buffer.alloc(32, 2), previousKeys: [Buffer.alloc(32, 1)] })),
  });

describeContract('secret seal by AES-256-GCM', secretSealContract(worldOf(aesSecretSeal)));
describeContract('text seal by HMAC', textSealContract(worldOf(hmacTextSeal)));

describe('the suites of seals', () => {
  for (const { title, by, of } of secretSealMutants) {
    expectMutantRejected(title, secretSealContract(worldOf(aesSecretSeal, of)), by);
  }
  for (const { title, by, of } of textSealMutants) {
    expectMutantRejected(title, textSealContract(worldOf(hmacTextSeal, of)), by);
  }
});

describe('forms that outlive a release', () => {
  const masterKey = Buffer.alloc(32, 1);

  it('hears marks by the key of an earlier release, and by another key under another master key', () => {
    expect(Buffer.from(forensicKey({ masterKey })).toString('hex')).toBe(
      '909ccbb79b3aea0e4cf7568d65d2771d9849e5a78310ebc8b6a9cd5a8ba2e9a3',
    );
    expect(forensicKey({ masterKey: Buffer.alloc(32, 2) })).not.toEqual(forensicKey({ masterKey }));
  });

  it('opens what an earlier release sealed', () => {
    const sealed = 'v1.WhSB22z7wVrCTsEwY-dI2FJ2CsIhdP-rqFNikpZJ-Zs';
    const changed = { masterKey: Buffer.alloc(32, 2), previousKeys: [Buffer.alloc(32, 3), masterKey] };
    for (const keys of [{ masterKey }, changed]) {
      expect(aesSecretSeal(keys).open(sealed, 'a')).toBe('kept');
      expect(aesSecretSeal(keys).open(sealed, 'b')).toBeUndefined();
      expect(aesSecretSeal(keys).keyIdOf(sealed)).toBeUndefined();
    }
    expect(aesSecretSeal({ masterKey: Buffer.alloc(32, 2) }).open(sealed, 'a')).toBeUndefined();
  });

  it('opens what this release seals, whose form names the key', () => {
    expect(masterKeyId(masterKey)).toBe('268fda5b3c5d');
    expect(
      aesSecretSeal({ masterKey }).open('v2.268fda5b3c5d.juguAr3Q2SJN0bTu0e0jc6xpSPZcsLGCT1XxnZKEF1k', 'a'),
    ).toBe('kept');
  });

  it('reads what an earlier release signed', () => {
    expect(hmacTextSeal({ masterKey }).sign('kept', 'cursor')).toBe(
      'a2VwdA.Q8k4CabP74qS5SKleqOTlMgg8SA-oJPmEER2udv0jQc',
    );
  });
});
