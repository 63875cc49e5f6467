import { billingBookContract } from '../../contract/billing-book.contract.ts';
import { describeInFile, fileWorlds } from '../../support/sqlite-worlds.ts';

const onFile = fileWorlds();
describeInFile('BillingBook', billingBookContract, onFile);
