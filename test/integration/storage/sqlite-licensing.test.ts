import { expiryScheduleContract } from '../../contract/expiry-schedule.contract.ts';
import { licenseLedgerContract } from '../../contract/license-ledger.contract.ts';
import { outboxContract } from '../../contract/outbox.contract.ts';
import { describeInFile, fileWorlds } from '../../support/sqlite-worlds.ts';

const onFile = fileWorlds();
describeInFile('LicenseLedger', licenseLedgerContract, onFile);
describeInFile('ExpirySchedule', expiryScheduleContract, onFile);
describeInFile('Outbox', outboxContract, onFile);
