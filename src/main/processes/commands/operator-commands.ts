import {
  auditCommand,
  backupCommands,
  catalogCommands,
  checkEvidenceCommand,
  checkRendersCommand,
  identifyCommand,
  importCommand,
  ledgerCommand,
  analyzeCommand,
  mediaCommand,
  moveCommand,
  platformCommands,
  rebuildSearchCommand,
  reencryptCommand,
  staffCommand,
  statementCommand,
  storeCommands,
  type OpenMove,
  type OperatorCommand,
} from '../../../adapters/cli/index.ts';
import { cryptoDigest } from '../../../adapters/crypto/index.ts';
import type { CopyMedia } from '../../../ports/driving/operator/media-commands.ts';
import type { BackUpStore, RestoreStore } from '../../../ports/driving/operator/store-commands.ts';
import type { ManifestReader } from '../../../ports/driven/catalog/manifest-reader.ts';
import type { CommandUseCases } from './command-use-cases.ts';

export interface CommandDependencies {
  readonly useCases: CommandUseCases;
  /** Undefined if no bucket is configured. */
  readonly copyMedia: CopyMedia | undefined;
  readonly baseUrl: string;
  readonly openMove: OpenMove;
  readonly backups: { readonly backUp: BackUpStore; readonly restore: RestoreStore };
  /** Undefined if no search server is configured. */
  readonly requestRebuild: (() => Promise<void>) | undefined;
  readonly store: Parameters<typeof storeCommands>[0];
}

/** Only the import reads manifests, so that other commands do not load their parsers. */
const manifests: ManifestReader = {
  read: async (folder) => {
    const { manifestReader } = await import('../../../adapters/manifest/index.ts');
    return manifestReader.read(folder);
  },
};

/** Every command of the operator, in the order of the help. */
export const operatorCommands = ({
  useCases,
  copyMedia,
  baseUrl,
  openMove,
  backups,
  requestRebuild,
  store,
}: CommandDependencies): readonly OperatorCommand[] => [
  importCommand({ ...useCases, manifests }),
  ...catalogCommands(useCases),
  identifyCommand(useCases),
  analyzeCommand(useCases),
  rebuildSearchCommand({ requestRebuild }),
  checkRendersCommand(useCases),
  checkEvidenceCommand(useCases),
  ...platformCommands(useCases),
  staffCommand({ ...useCases, baseUrl }),
  auditCommand(useCases),
  ledgerCommand(useCases),
  statementCommand(cryptoDigest),
  reencryptCommand(useCases),
  ...storeCommands(store),
  ...backupCommands(backups),
  mediaCommand({ copyMedia }),
  moveCommand({ openMove }),
];
