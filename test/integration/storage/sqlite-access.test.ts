import { keyRingContract } from '../../contract/key-ring.contract.ts';
import { markRegisterContract } from '../../contract/mark-register.contract.ts';
import { platformRegistryContract } from '../../contract/platform-registry.contract.ts';
import { receiptBookContract } from '../../contract/receipt-book.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { onFile } from '../../support/sqlite-worlds.ts';

for (const [stores, title] of [
  [1, 'a SQLite file'],
  [2, 'a SQLite file with two writers'],
] as const) {
  describeContract(`KeyRing in ${title}`, keyRingContract(onFile(stores)));
  describeContract(`MarkRegister in ${title}`, markRegisterContract(onFile(stores)));
  describeContract(`PlatformRegistry in ${title}`, platformRegistryContract(onFile(stores)));
  describeContract(`ReceiptBook in ${title}`, receiptBookContract(onFile(stores)));
}
