import { openidProvider } from '../../../../src/adapters/openid-client/index.ts';
import { identityProviderContract } from '../../../contract/access/identity-provider.contract.ts';
import { identityProviderMutants } from '../../../contract/mutants/access/identity-provider.mutants.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';

describeContract('an OpenID provider', identityProviderContract(openidProvider));

describe('the contract of identity providers', () => {
  for (const { title, by, of } of identityProviderMutants) {
    expectMutantRejected(
      title,
      identityProviderContract((settings) => of(openidProvider(settings))),
      by,
    );
  }
});
