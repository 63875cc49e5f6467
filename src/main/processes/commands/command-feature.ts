import { access } from '../../features/access.ts';
import { ledger } from '../../features/finance/ledger.ts';
import { operator } from '../../features/operator.ts';
import { feature } from '../../features/wiring/wiring.ts';
import type { CommandUseCases } from './command-use-cases.ts';

const { rotateKeys, replaceKeys } = access;

/** The use cases of the operator's commands. Other features are not loaded by a command. */
export const commandFeature = feature<CommandUseCases>({
  ...operator,
  rotateKeys,
  replaceKeys,
  verifyLedger: ledger.verifyLedger,
});
