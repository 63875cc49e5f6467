import { keyRingContract } from '../../contract/key-ring.contract.ts';
import { markRegisterContract } from '../../contract/mark-register.contract.ts';
import { receiptBookContract } from '../../contract/receipt-book.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB keeps keys, marks and receipts', () => {
  const inMongo = mongoWorlds();
  for (const [stores, title] of [
    [1, 'one client'],
    [2, 'two clients'],
  ] as const) {
    describeContract(`KeyRing with ${title}`, keyRingContract(inMongo(stores)));
    describeContract(`MarkRegister with ${title}`, markRegisterContract(inMongo(stores)));
    describeContract(`ReceiptBook with ${title}`, receiptBookContract(inMongo(stores)));
  }
});
