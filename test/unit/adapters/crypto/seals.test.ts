import { aesSecretSeal, forensicKey, hmacTextSeal } from '../../../../src/adapters/crypto/index.ts';
import { secretSealMutants, textSealMutants } from '../../../contract/mutants/secret-seal.mutants.ts';
import { secretSealContract, textSealContract } from '../../../contract/secret-seal.contract.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';

const worldOf =
  <Seal>(make: (needs: { readonly masterKey: Uint8Array }) => Seal, of = (seal: Seal) => seal) =>
  async () => ({
    seal: of(make({ masterKey: Buffer.alloc(32, 1) })),
    rival: of(make({ masterKey: Buffer.alloc(32, 1) })),
    stranger: of(make({ masterKey: Buffer.alloc(32, 2) })),
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
    expect(aesSecretSeal({ masterKey }).open(sealed, 'a')).toBe('kept');
  });

  it('reads what an earlier release signed', () => {
    expect(hmacTextSeal({ masterKey }).sign('kept', 'cursor')).toBe(
      'a2VwdA.Q8k4CabP74qS5SKleqOTlMgg8SA-oJPmEER2udv0jQc',
    );
  });
});
