import { rfc6238Codes } from '../../../../src/adapters/crypto/index.ts';
import { oneTimeCodesMutants } from '../../../contract/mutants/access/one-time-codes.mutants.ts';
import { oneTimeCodesContract } from '../../../contract/access/one-time-codes.contract.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';

describeContract(
  'one-time codes',
  oneTimeCodesContract(async () => rfc6238Codes),
);

describe('the contract of one-time codes', () => {
  for (const { title, by, of } of oneTimeCodesMutants) {
    expectMutantRejected(
      title,
      oneTimeCodesContract(async () => of(rfc6238Codes)),
      by,
    );
  }
});
