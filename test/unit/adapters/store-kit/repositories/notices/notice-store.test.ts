import { noticeStoreMutants } from '../../../../../contract/mutants/notices/notice-store.mutants.ts';
import { noticeStoreContract } from '../../../../../contract/notices/notice-store.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('NoticeStore of the store kit, in memory', noticeStoreContract(storageInMemory));

describe('the suite of NoticeStore, on the store kit', () => {
  for (const { title, by, of } of noticeStoreMutants)
    expectMutantRejected(title, noticeStoreContract(mutating(storageInMemory, of)), by);
});
