import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lostMasterKeyContract } from '../../../contract/access/lost-master-key.contract.ts';
import { reencryptionContract } from '../../../contract/access/reencryption.contract.ts';
import { describeContract } from '../../../support/contract.ts';
import { inMemory } from '../../../support/worlds/sqlite-worlds.ts';

describeContract('a change of the master key, over SQLite', [
  ...reencryptionContract(inMemory),
  ...lostMasterKeyContract(inMemory),
]);

describe('the kinds of encrypted values', () => {
  it('are all that the code encrypts', () => {
    const source = join(import.meta.dirname, '../../../../src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const encrypting = files.filter((file) => /\.encrypt\(/.test(readFileSync(join(source, file), 'utf8')));
    const stored = [
      'adapters/jose/keys.ts',
      'application/mail/encrypted-mail.ts',
      'application/shared/master-keys.ts',
      'application/operator/secrets/reencrypt-round.ts',
      'application/accounts/second-factor.ts',
      'application/artists/edit-own-artist.ts',
      'application/payouts/propose-payouts.ts',
      'application/notices/notice-texts.ts',
      'application/webhooks/endpoints/change-endpoint.ts',
      'application/webhooks/endpoints/create-endpoint.ts',
      'application/webhooks/inbound/inbound-settings.ts',
      'application/webhooks/endpoints/rotate-secret.ts',
    ];
    // Values that a browser carries for minutes, the cursors of lists, and one that is compared and never stored.
    const passing = [
      'application/accounts/passkey-challenges.ts',
      'application/staff/records/record-page.ts',
      'application/staff/sign-in/sign-in-with-oidc.ts',
      'application/webhooks/inbound/authenticate-message.ts',
    ];
    // A new file here: add the kind of its records to `encryptedKinds`, or say why nothing of it is stored.
    expect(encrypting.sort()).toEqual([...stored, ...passing].sort());
  });
});
