import { networkStoreContract } from '../../../../contract/storage/network-store.contract.ts';
import { describeContract } from '../../../../support/contract.ts';
import { mongoNetwork } from '../../../../support/servers/mongo-network.ts';
import { needing } from '../../../../support/needing.ts';

needing('mongo', 'MongoDB over a network', () => {
  const open = mongoNetwork({ timeoutMs: 8_000, lasting: false });
  describeContract('whose replies and connections are lost', networkStoreContract(open).lostReplies);
});
