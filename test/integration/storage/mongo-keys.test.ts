import { keyRingContract } from '../../contract/key-ring.contract.ts';
import { markRegisterContract } from '../../contract/mark-register.contract.ts';
import { masterKeyStoreContract } from '../../contract/master-keys.contract.ts';
import { receiptBookContract } from '../../contract/receipt-book.contract.ts';
import { describeInMongo, mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB keeps keys, marks and receipts', () => {
  const inMongo = mongoWorlds();
  describeInMongo('KeyRing', keyRingContract, inMongo);
  describeInMongo('MarkRegister', markRegisterContract, inMongo);
  describeInMongo('MasterKeyStore', masterKeyStoreContract, inMongo);
  describeInMongo('ReceiptBook', receiptBookContract, inMongo);
});
