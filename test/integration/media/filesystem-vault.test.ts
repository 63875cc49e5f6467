import { mediaVaultContract } from '../../contract/media-vault.contract.ts';
import { mediaVaultMutants } from '../../contract/mutants/media-vault.mutants.ts';
import { mutating } from '../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { vaultsInFolder } from '../../support/vault-worlds.ts';

describeContract('MediaVault in a folder', mediaVaultContract(vaultsInFolder(1)));
describeContract('MediaVault in a folder of two processes', mediaVaultContract(vaultsInFolder(2)));

describe('the suite of MediaVault', () => {
  for (const { title, by, of } of mediaVaultMutants) {
    expectMutantRejected(title, mediaVaultContract(mutating(vaultsInFolder(2), of)), by);
  }
});
