import { networkStoreContract } from '../../../../contract/storage/network-store.contract.ts';
import { describeContract } from '../../../../support/contract.ts';
import { needing } from '../../../../support/needing.ts';
import { postgresNetwork } from '../../../../support/servers/postgres-network.ts';

needing('postgres', 'PostgreSQL over a network', () => {
  const open = postgresNetwork({ lasting: true });
  describeContract('whose server is away for a while', networkStoreContract(open).outages);
});
