import { keyRingContract } from '../../contract/key-ring.contract.ts';
import { markRegisterContract } from '../../contract/mark-register.contract.ts';
import { masterKeyStoreContract } from '../../contract/master-keys.contract.ts';
import { platformRegistryContract } from '../../contract/platform-registry.contract.ts';
import { receiptBookContract } from '../../contract/receipt-book.contract.ts';
import { describeInFile, fileWorlds } from '../../support/sqlite-worlds.ts';

const onFile = fileWorlds();
describeInFile('KeyRing', keyRingContract, onFile);
describeInFile('MarkRegister', markRegisterContract, onFile);
describeInFile('MasterKeyStore', masterKeyStoreContract, onFile);
describeInFile('PlatformRegistry', platformRegistryContract, onFile);
describeInFile('ReceiptBook', receiptBookContract, onFile);
