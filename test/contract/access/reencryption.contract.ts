import { totpPurposeOf } from '../../../src/application/accounts/totp-secret.ts';
import type { Storage } from '../../../src/main/adapters/storage.ts';
import { markKeyPurpose, MasterKeyWrong } from '../../../src/ports/driven/access/secret-cipher.ts';
import type { ContractCase } from '../../support/contract.ts';
import { mailId } from '../../support/builders/staff-builders.ts';
import { valueOf } from '../../support/outcomes.ts';
import {
  type configured,
  markKeyOf,
  mayRegister,
  namedKeys,
  newId,
  newKey,
  oldId,
  oldKey,
  encryptedWithoutKeyId,
  encryptEverything,
  everything,
  tenant,
  totpLastStep,
  totpSecret,
} from '../../support/stories/reencrypt-story.ts';
import { policiesWithWorlds, quietly } from './reencryption-worlds.ts';
import type { OpenWorld } from '../world.ts';
import { noEffects } from '../../support/effects.ts';
import { startPolicies } from './reencryption/starts.ts';

/** The promises of a change of the master key on any store. */
export const reencryptionContract = (open: OpenWorld<Storage>): readonly ContractCase[] => {
  const policy = policiesWithWorlds(open);
  return [
    ...startPolicies(open),
    policy(
      'encrypts everything again, and leaves nothing that needs the previous key',
      async (storage, worldOn) => {
        await encryptEverything(worldOn('before'));
        expect(await namedKeys(storage.archive, oldId)).toEqual(everything);
        const { useCases } = worldOn('changing');
        await useCases.checkMasterKey({ mayRegister });

        const checked = valueOf(await useCases.reencryptSecrets({ ...quietly, checkOnly: true }));
        expect(checked).toMatchObject({
          keyId: newId,
          reencrypted: 0,
          unreadable: [],
          mayRemovePrevious: false,
        });
        expect(await namedKeys(storage.archive, oldId)).toEqual(everything);

        const progress: number[] = [];
        const onProgress = (count: number) => void progress.push(count);
        const done = valueOf(await useCases.reencryptSecrets({ checkOnly: false, onProgress }));
        expect(done).toEqual({
          keyId: newId,
          kinds: [
            { kind: 'signing-keys', current: 2, outdated: 0, unreadable: 0 },
            { kind: 'platforms', current: 1, outdated: 0, unreadable: 0 },
            { kind: 'endpoints', current: 3, outdated: 0, unreadable: 0 },
            { kind: 'staff', current: 1, outdated: 0, unreadable: 0 },
            { kind: 'artist-accounts', current: 1, outdated: 0, unreadable: 0 },
            { kind: 'payouts', current: 1, outdated: 0, unreadable: 0 },
            { kind: 'track-notices', current: 1, outdated: 0, unreadable: 0 },
            { kind: 'mails', current: 1, outdated: 0, unreadable: 0 },
            { kind: 'master-keys', current: 2, outdated: 0, unreadable: 0 },
          ],
          reencrypted: 12,
          unreadable: [],
          mayRemovePrevious: true,
        });
        expect(progress.at(-1)).toBe(12);
        expect(await namedKeys(storage.archive, oldId)).toEqual({});
        expect(await namedKeys(storage.archive, newId)).toEqual({ ...everything, 'master-keys': 2 });

        const again = valueOf(await useCases.reencryptSecrets(quietly));
        expect(again).toEqual({ ...done, reencrypted: 0 });
      },
    ),

    policy('decrypts every secret afterwards with the new key alone', async (storage, worldOn) => {
      const before = worldOn('before');
      const { staffId, endpointId } = await encryptEverything(before);
      const [endpoint] = (await storage.archive.read('endpoints', { limit: 1 })).records;
      const secretsOf = (sealed: readonly { readonly sealed: string }[], world = before) =>
        sealed.map((one) => world.ports.secretCipher.decrypt(one.sealed, 'webhook'));
      const plain = secretsOf(endpoint?.endpoint.secrets ?? []);
      const changing = worldOn('changing');
      await changing.useCases.checkMasterKey({ mayRegister });
      await changing.useCases.reencryptSecrets(quietly);

      const after = worldOn('after');
      expect(await after.useCases.checkMasterKey({ mayRegister })).toEqual({ ok: true, value: 'right' });
      const member = await storage.staffRegistry.find(staffId);
      expect(member?.totp?.lastStep).toBe(totpLastStep);
      expect(after.ports.secretCipher.decrypt(member?.totp?.sealed ?? '', totpPurposeOf('staff'))).toBe(
        totpSecret,
      );
      const { platformId } = endpoint?.endpoint ?? {};
      const kept = platformId && (await storage.endpointStore.find(platformId, endpointId));
      expect(kept && secretsOf(kept.secrets, after)).toEqual(plain);
      const [header] = (kept && kept.headers) ?? [];
      expect(after.ports.secretCipher.decrypt(header?.sealed ?? '', `webhook-header:${endpointId}`)).toBe(
        tenant,
      );
      expect(plain).toEqual([expect.stringMatching(/^whsec_/), expect.stringMatching(/^whsec_/)]);
      const [mail] = await storage.mailQueue.claim({ token: 'a', now: 1e15, until: 1e15 }, 1);
      expect(mail?.mail.mailId).toBe(mailId());
      expect(after.ports.secretCipher.decrypt(mail?.mail.sealed ?? '', 'mail')).toBeDefined();
    }),

    policy(
      'rejects a start without the previous key until everything is encrypted again',
      async (storage, worldOn) => {
        await encryptEverything(worldOn('before'));
        const start = (keys: 'before' | 'changing' | 'after') =>
          worldOn(keys).useCases.checkMasterKey({ mayRegister });
        const refused = new RegExp(
          `encrypted with key ${oldId}.* MASTER_KEY is key ${newId}.* set MASTER_KEY_PREVIOUS`,
        );
        await expect(start('after')).rejects.toThrow(MasterKeyWrong);
        await start('changing');
        await expect(start('after')).rejects.toThrow(refused);
        await expect(start('before')).rejects.toThrow('MASTER_KEY_PREVIOUS');

        // Killed midway: the first write after the signing keys and platforms fails.
        const killed = worldOn('changing');
        killed.before('endpointStore', 'change', async () => {
          throw new Error('killed');
        });
        await expect(killed.useCases.reencryptSecrets(quietly)).rejects.toThrow('killed');
        expect(await namedKeys(storage.archive, oldId)).not.toEqual(everything);
        await expect(start('after')).rejects.toThrow(refused);
        await start('changing');
        await worldOn('changing').useCases.reencryptSecrets(quietly);
        expect(await namedKeys(storage.archive, oldId)).toEqual({});
        await start('after');
        await expect(start('before')).rejects.toThrow('MASTER_KEY_PREVIOUS');
        const noted = await storage.auditLog.entries({ after: 0, limit: 1_000 });
        expect(
          noted
            .filter(({ action }) => action.startsWith('master_key.'))
            .map(({ actor, action, subjects, detail }) => [
              actor.kind,
              action,
              ...subjects,
              detail['values'],
            ]),
        ).toEqual([
          ['service', 'master_key.first_use', newId, undefined],
          ['operator', 'master_key.reencrypt', newId, 12],
          ['operator', 'master_key.reencrypt', newId, 9],
        ]);
      },
    ),

    policy('keeps what others change meanwhile, and encrypts that again too', async (storage, worldOn) => {
      const { staffId, endpointId } = await encryptEverything(worldOn('before'));
      const world = worldOn('changing');
      await world.useCases.checkMasterKey({ mayRegister });
      // Between the reading of a record and its write someone who began before changes it.
      world.before('endpointStore', 'change', async () => {
        const [found] = (await storage.archive.read('endpoints', { limit: 1 })).records;
        if (!found) throw new Error('there is no endpoint');
        const { endpoint } = found;
        const { version } = endpoint;
        const changed = { ...endpoint, description: 'changed', version: version + 1 };
        await storage.endpointStore.change({ endpoint: changed, guards: { version }, effects: noEffects });
      });
      world.before('staffRegistry', 'change', async () => {
        const member = await storage.staffRegistry.find(staffId);
        if (!member?.totp) throw new Error('there is no member');
        const used = { ...member, totp: { ...member.totp, lastStep: 90 } };
        await storage.staffRegistry.change({
          member: used,
          guards: { version: member.version },
          effects: noEffects,
        });
      });
      const done = valueOf(await world.useCases.reencryptSecrets(quietly));
      expect(done).toMatchObject({ reencrypted: 12, mayRemovePrevious: true });
      expect(await namedKeys(storage.archive, oldId)).toEqual({});
      const [found] = (await storage.archive.read('endpoints', { limit: 1 })).records;
      expect(found?.endpoint).toMatchObject({ endpointId, description: 'changed' });
      expect((await storage.staffRegistry.find(staffId))?.totp?.lastStep).toBe(90);
    }),

    policy(
      'rejects a write based on a record that was read before it was encrypted again',
      async (storage, worldOn) => {
        const { staffId } = await encryptEverything(worldOn('before'));
        const [member, endpoints] = [
          await storage.staffRegistry.find(staffId),
          await storage.archive.read('endpoints', { limit: 1 }),
        ];
        const [endpoint] = endpoints.records.map((record) => record.endpoint);
        const world = worldOn('changing');
        await world.useCases.checkMasterKey({ mayRegister });
        await world.useCases.reencryptSecrets(quietly);
        if (!member || !endpoint) throw new Error('nothing was encrypted');
        const late = { ...endpoint, version: endpoint.version + 1 };
        const guards = { version: endpoint.version };
        expect(await storage.endpointStore.change({ endpoint: late, guards, effects: noEffects })).toBe(
          'guard-failed',
        );
        const stale = { member, guards: { version: member.version }, effects: noEffects };
        expect(await storage.staffRegistry.change(stale)).toBe('guard-failed');
        expect(await namedKeys(storage.archive, oldId)).toEqual({});
      },
    ),

    policy('encrypts values again that name no key, also under the same key', async (storage, worldOn) => {
      const before = worldOn('before');
      await before.useCases.checkMasterKey({ mayRegister });
      const member = await before.anAccount({
        totp: { sealed: encryptedWithoutKeyId(oldKey, totpSecret, 'staff-totp'), lastStep: 0 },
      });
      expect(valueOf(await before.useCases.reencryptSecrets({ ...quietly, checkOnly: true }))).toMatchObject({
        mayRemovePrevious: false,
      });
      const same = valueOf(await before.useCases.reencryptSecrets(quietly));
      expect(same).toMatchObject({ reencrypted: 1, mayRemovePrevious: true });
      const kept = await storage.staffRegistry.find(member.staffId);
      expect(kept?.totp?.sealed).toMatch(`v2.${oldId}.`);
      expect(before.ports.secretCipher.decrypt(kept?.totp?.sealed ?? '', 'staff-totp')).toBe(totpSecret);
    }),

    policy(
      'does not change values that no key decrypts, and names their records',
      async (storage, worldOn) => {
        const before = worldOn('before');
        await before.useCases.checkMasterKey({ mayRegister });
        const lost = encryptedWithoutKeyId(Buffer.alloc(32, 99), totpSecret, 'staff-totp');
        const { staffId } = await before.anAccount({ totp: { sealed: lost, lastStep: 0 } });
        const done = valueOf(await before.useCases.reencryptSecrets(quietly));
        expect(done).toMatchObject({ reencrypted: 0, unreadable: [{ kind: 'staff', id: staffId }] });
        expect(done.kinds).toContainEqual({ kind: 'staff', current: 0, outdated: 0, unreadable: 1 });
        expect((await storage.staffRegistry.find(staffId))?.totp?.sealed).toBe(lost);
      },
    ),

    policy('encrypts nothing with a key that was not confirmed', async (storage, worldOn) => {
      await encryptEverything(worldOn('before'));
      // A shell with a new key that no service was started with: mistyped, for all that is known.
      const { useCases } = worldOn('changing');
      await useCases.checkMasterKey({ mayRegister: async () => false });
      for (const confirmed of [{}, { to: oldId }, { to: oldId, checkOnly: true }]) {
        const refused = await useCases.reencryptSecrets({ ...quietly, ...confirmed });
        expect(refused).toEqual({ ok: false, failure: { kind: 'key-unconfirmed', keyId: newId } });
      }
      expect(await namedKeys(storage.archive, oldId)).toEqual(everything);
      expect((await storage.masterKeys.list()).map(({ keyId }) => keyId)).toEqual([oldId]);
      await useCases.checkMasterKey({ mayRegister });
      expect(await useCases.reencryptSecrets({ ...quietly, to: oldId })).toMatchObject({ ok: false });
      expect(await useCases.reencryptSecrets(quietly)).toMatchObject({ ok: true });
      expect(await namedKeys(storage.archive, oldId)).toEqual({});
    }),

    policy('keeps the mark key of a key that no service was started with', async (storage, worldOn) => {
      const { useCases } = worldOn('changing');
      for (const confirmed of [{}, { to: newId }]) {
        const checked = valueOf(
          await useCases.reencryptSecrets({ ...quietly, ...confirmed, checkOnly: true }),
        );
        expect(checked.mayRemovePrevious).toBe(false);
      }
      expect(await storage.masterKeys.list()).toEqual([]);
      const done = await useCases.reencryptSecrets({ ...quietly, to: newId });
      expect(valueOf(done).mayRemovePrevious).toBe(true);
      const { secretCipher } = worldOn('after').ports;
      const known = await storage.masterKeys.list();
      const opened = known.map(({ sealedMarkKey }) => secretCipher.decrypt(sealedMarkKey, markKeyPurpose));
      expect(opened).toEqual([oldKey, newKey].map((masterKey) => markKeyOf(masterKey)));
    }),

    policy(
      'takes a key ahead of its use, while processes without it still start',
      async (storage, worldOn) => {
        await encryptEverything(worldOn('before'));
        const start = (keys: keyof typeof configured) =>
          worldOn(keys).useCases.checkMasterKey({ mayRegister });
        await start('ahead');
        expect(await storage.masterKeys.list()).toHaveLength(2);
        await start('before');
        await start('changing');
        await start('ahead');
        await expect(start('after')).rejects.toThrow(MasterKeyWrong);
        await worldOn('changing').useCases.reencryptSecrets(quietly);
        await start('after');
        await start('ahead');
        await expect(start('before')).rejects.toThrow(MasterKeyWrong);
      },
    ),
  ];
};
