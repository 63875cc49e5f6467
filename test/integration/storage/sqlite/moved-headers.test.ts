import { aesSecretCipher, cryptoDigest } from '../../../../src/adapters/crypto/index.ts';
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { systemDelay, ulidIds } from '../../../../src/adapters/system/index.ts';
import { moveStore } from '../../../../src/application/operator/store/move-store.ts';
import { headerPurpose } from '../../../../src/application/webhooks/endpoints/own-endpoint.ts';
import { noEffects } from '../../../../src/ports/driven/shared/effects.ts';
import { anEndpoint, noon } from '../../../support/builders/builders.ts';
import { stoppedClock } from '../../../support/service/stopped-clock.ts';
import { fillStore } from '../../../support/stores/full/full-store.ts';

describe('the custom headers of an endpoint', () => {
  it('are the same after a move to another store, and can be decrypted there with the same master key', async () => {
    const [source, target] = [sqliteStorage({ file: ':memory:' }), sqliteStorage({ file: ':memory:' })];
    await fillStore(source, 1);
    const cipher = aesSecretCipher({ masterKey: Buffer.alloc(32, 7) });
    const [before] = await source.endpointStore.list(anEndpoint().platformId);
    if (before?.status !== 'enabled') throw new Error('no endpoint');
    const { endpointId, platformId, version } = before;
    const sealed = cipher.encrypt('Bearer 6d0f5e2a', headerPurpose(endpointId));
    const headers = [{ name: 'authorization', sealed, updatedAt: noon }];
    const change = { endpoint: { ...before, headers, version: version + 1 }, guards: { version } };
    expect(await source.endpointStore.change({ ...change, effects: noEffects })).toBe('changed');

    const clock = stoppedClock();
    const move = moveStore({
      ...{ clock, delay: systemDelay, digest: cryptoDigest, ids: ulidIds({ clock }) },
      ...{ source: source.archive, target: target.archive, targetName: 'B' },
    });
    const moved = await move({
      onPlan: () => undefined,
      onProgress: () => undefined,
      isInterrupted: () => false,
    });
    expect(moved.ok).toBe(true);
    const [after] = await target.endpointStore.list(platformId);
    expect(after?.headers).toEqual(headers);
    expect(cipher.decrypt(after?.headers?.[0]?.sealed ?? '', headerPurpose(endpointId))).toBe(
      'Bearer 6d0f5e2a',
    );
    await source.close();
    await target.close();
  });
});
