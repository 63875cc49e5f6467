import type { ContractCase } from '../support/contract.ts';
import { certificatePolicies } from './token-mint/certificates.ts';
import { keyPolicies } from './token-mint/keys.ts';
import type { MintWorld } from './token-mint/stage.ts';
import { tokenPolicies } from './token-mint/tokens.ts';

/** What every mint promises: see `TokenMint`. */
export const tokenMintContract = (make: () => Promise<MintWorld>): readonly ContractCase[] =>
  [tokenPolicies, keyPolicies, certificatePolicies].flatMap((policies) => policies(make));
