import { mailDeskContract } from '../../../contract/mail-desk.contract.ts';
import { mailDeskMutants, soundDesk } from '../../../contract/mutants/mail-desk.mutants.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { fileDeskWorld, smtpDeskWorld } from '../../../support/desk-worlds.ts';

describeContract('MailDesk over SMTP', mailDeskContract(smtpDeskWorld));
describeContract('MailDesk in files', mailDeskContract(fileDeskWorld));
describeContract('a plain desk that the mutants are made of', mailDeskContract(soundDesk));

describe('the suite of MailDesk', () => {
  for (const { title, by, open } of mailDeskMutants) expectMutantRejected(title, mailDeskContract(open), by);
});
