import { kernelContract } from '../../contract/kernel.contract.ts';
import { licenseAmendmentsContract } from '../../contract/license-amendments.contract.ts';
import { licenseLedgerContract } from '../../contract/license-ledger.contract.ts';
import { receiptBookContract } from '../../contract/receipt-book.contract.ts';
import { amongViews } from '../../contract/world.ts';
import { describeContract } from '../../support/contract.ts';
import { kernelInFile, storageInFile } from '../../support/kit-worlds.ts';

describe('SQLite under the store kit, in a file with two writer threads', () => {
  describeContract('Kernel', amongViews(kernelContract(kernelInFile)));
  describeContract('LicenseLedger', amongViews(licenseLedgerContract(storageInFile)));
  describeContract('LicenseAmendments', amongViews(licenseAmendmentsContract(storageInFile)));
  describeContract('ReceiptBook', amongViews(receiptBookContract(storageInFile)));
});
