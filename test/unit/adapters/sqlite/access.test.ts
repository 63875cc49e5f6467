import { describeContract } from '../../../support/contract.ts';
import { keyRingContract } from '../../../contract/key-ring.contract.ts';
import { markRegisterContract } from '../../../contract/mark-register.contract.ts';
import { masterKeyStoreContract } from '../../../contract/master-keys.contract.ts';
import { platformRegistryContract } from '../../../contract/platform-registry.contract.ts';
import { receiptBookContract } from '../../../contract/receipt-book.contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';

describeContract('KeyRing in SQLite, in memory', keyRingContract(inMemory));
describeContract('MarkRegister in SQLite, in memory', markRegisterContract(inMemory));
describeContract('MasterKeyStore in SQLite, in memory', masterKeyStoreContract(inMemory));
describeContract('PlatformRegistry in SQLite, in memory', platformRegistryContract(inMemory));
describeContract('ReceiptBook in SQLite, in memory', receiptBookContract(inMemory));
