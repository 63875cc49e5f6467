import type { ContractCase } from '../support/contract.ts';
import { keepingPolicies } from './media-vault/keeping.ts';
import { renderingPolicies } from './media-vault/rendering.ts';
import { uploadingPolicies } from './media-vault/uploading.ts';
import type { VaultView } from './media-vault/stage.ts';
import type { OpenWorld } from './world.ts';

/** What every vault promises: see `MediaVault`. */
export const mediaVaultContract = (open: OpenWorld<VaultView>): readonly ContractCase[] => [
  ...keepingPolicies(open),
  ...renderingPolicies(open),
  ...uploadingPolicies(open),
];
