import { mailerContract } from '../../../contract/mailer.contract.ts';
import { mailerMutants, soundDesk } from '../../../contract/mutants/mailer.mutants.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { fileDeskWorld, smtpDeskWorld } from '../../../support/desk-worlds.ts';

describeContract('Mailer over SMTP', mailerContract(smtpDeskWorld));
describeContract('Mailer in files', mailerContract(fileDeskWorld));
describeContract('a plain desk that the mutants are made of', mailerContract(soundDesk));

describe('the suite of Mailer', () => {
  for (const { title, by, open } of mailerMutants) expectMutantRejected(title, mailerContract(open), by);
});
