import { mailerContract } from '../../../contract/mail/mailer.contract.ts';
import { mailerMutants, workingMailer } from '../../../contract/mutants/mail/mailer.mutants.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { fileMailerWorld, smtpMailerWorld } from '../../../support/worlds/mailer-worlds.ts';

describeContract('Mailer over SMTP', mailerContract(smtpMailerWorld));
describeContract('Mailer in files', mailerContract(fileMailerWorld));
describeContract('a plain mailer that the mutants are made of', mailerContract(workingMailer));

describe('the suite of Mailer', () => {
  for (const { title, by, open } of mailerMutants) expectMutantRejected(title, mailerContract(open), by);
});
