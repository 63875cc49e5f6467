import { networkStoreContract } from '../../../../contract/storage/network-store.contract.ts';
import { describeContract } from '../../../../support/contract.ts';
import { mongoNetwork } from '../../../../support/servers/mongo-network.ts';
import { needing } from '../../../../support/needing.ts';

needing('mongo', 'MongoDB over a network', () => {
  const open = mongoNetwork({ lasting: true });
  describeContract('whose server is away for a while', networkStoreContract(open).outages);
});
