import { evidenceStoreContract } from '../../../../../contract/moderation/evidence-store.contract.ts';
import { evidenceStoreMutants } from '../../../../../contract/mutants/moderation/evidence-store.mutants.ts';
import { decided, submitted } from '../../../../../contract/moderation/moderation-store/stage.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { aFile, evidenceId } from '../../../../../support/builders/evidence-builders.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';
import { anAppeal } from '../../../../../support/builders/moderation-builders.ts';

describeContract('EvidenceStore of the store kit, in memory', evidenceStoreContract(storageInMemory));

describe('the suite of EvidenceStore, on the store kit', () => {
  for (const { title, by, of } of evidenceStoreMutants)
    expectMutantRejected(title, evidenceStoreContract(mutating(storageInMemory, of)), by);
});

it('moves files with their appeal, in every state', async () => {
  const [{ views, close }, other] = [await storageInMemory(), await storageInMemory()];
  const [{ evidence, archive }] = [views[0]];
  await decided(views[0]);
  await submitted(views[0], anAppeal());
  for (const n of [1, 2]) await evidence.begin(aFile({}, n));
  await evidence.complete(evidenceId(2));
  const { records } = await archive.read('appeals', { limit: 10 });
  const [target] = other.views;
  await target.archive.claim('mov_1');
  for (let time = 0; time < 2; time++)
    await target.archive.write('mov_1', 'appeals', records, { records: 1, done: true });
  for (const n of [1, 2])
    expect(await target.evidence.find(evidenceId(n))).toEqual(await evidence.find(evidenceId(n)));
  expect((await target.evidence.list(aFile().appealId)).map((file) => file.evidenceId)).toEqual([
    evidenceId(2),
  ]);
  await close();
  await other.close();
});
