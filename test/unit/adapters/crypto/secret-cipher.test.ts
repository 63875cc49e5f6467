import {
  aesSecretCipher,
  forensicKey,
  hmacTextSigner,
  masterKeyId,
  type MasterKeys,
} from '../../../../src/adapters/crypto/index.ts';
import {
  secretCipherMutants,
  textSignerMutants,
} from '../../../contract/mutants/access/secret-cipher.mutants.ts';
import { secretCipherContract, textSignerContract } from '../../../contract/access/secret-cipher.contract.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';

const worldOf =
  <Subject>(make: (keys: MasterKeys) => Subject, of = (subject: Subject) => subject) =>
  async () => ({
    subject: of(make({ masterKey: Buffer.alloc(32, 1) })),
    peer: of(make({ masterKey: Buffer.alloc(32, 1) })),
    stranger: of(make({ masterKey: Buffer.alloc(32, 2) })),
    successor: of(make({ masterKey: Buffer.alloc(32, 2), previousKeys: [Buffer.alloc(32, 1)] })),
  });

describeContract('secrets encrypted by AES-256-GCM', secretCipherContract(worldOf(aesSecretCipher)));
describeContract('texts signed by HMAC', textSignerContract(worldOf(hmacTextSigner)));

describe('the suites of ciphers and signers', () => {
  for (const { title, by, of } of secretCipherMutants) {
    expectMutantRejected(title, secretCipherContract(worldOf(aesSecretCipher, of)), by);
  }
  for (const { title, by, of } of textSignerMutants) {
    expectMutantRejected(title, textSignerContract(worldOf(hmacTextSigner, of)), by);
  }
});

describe('forms that outlive a release', () => {
  const masterKey = Buffer.alloc(32, 1);

  it('detects marks by the key of an earlier release, and by another key under another master key', () => {
    expect(Buffer.from(forensicKey({ masterKey })).toString('hex')).toBe(
      '909ccbb79b3aea0e4cf7568d65d2771d9849e5a78310ebc8b6a9cd5a8ba2e9a3',
    );
    expect(forensicKey({ masterKey: Buffer.alloc(32, 2) })).not.toEqual(forensicKey({ masterKey }));
  });

  it('opens what an earlier release encrypted', () => {
    const sealed = 'v1.WhSB22z7wVrCTsEwY-dI2FJ2CsIhdP-rqFNikpZJ-Zs';
    const changed = { masterKey: Buffer.alloc(32, 2), previousKeys: [Buffer.alloc(32, 3), masterKey] };
    for (const keys of [{ masterKey }, changed]) {
      expect(aesSecretCipher(keys).decrypt(sealed, 'a')).toBe('kept');
      expect(aesSecretCipher(keys).decrypt(sealed, 'b')).toBeUndefined();
      expect(aesSecretCipher(keys).keyIdOf(sealed)).toBeUndefined();
    }
    expect(aesSecretCipher({ masterKey: Buffer.alloc(32, 2) }).decrypt(sealed, 'a')).toBeUndefined();
  });

  it('opens what this release encrypts, whose form names the key', () => {
    expect(masterKeyId(masterKey)).toBe('268fda5b3c5d');
    expect(
      aesSecretCipher({ masterKey }).decrypt(
        'v2.268fda5b3c5d.juguAr3Q2SJN0bTu0e0jc6xpSPZcsLGCT1XxnZKEF1k',
        'a',
      ),
    ).toBe('kept');
  });

  it('reads what an earlier release signed', () => {
    expect(hmacTextSigner({ masterKey }).sign('kept', 'cursor')).toBe(
      'a2VwdA.Q8k4CabP74qS5SKleqOTlMgg8SA-oJPmEER2udv0jQc',
    );
  });
});
