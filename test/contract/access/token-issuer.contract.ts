import type { ContractCase } from '../../support/contract.ts';
import { certificatePolicies } from './token-issuer/certificates.ts';
import { keyPolicies } from './token-issuer/keys.ts';
import type { TokenIssuerWorld } from './token-issuer/stage.ts';
import { tokenPolicies } from './token-issuer/tokens.ts';

/** The promises of every token issuer: see `TokenIssuer`. */
export const tokenIssuerContract = (make: () => Promise<TokenIssuerWorld>): readonly ContractCase[] =>
  [tokenPolicies, keyPolicies, certificatePolicies].flatMap((policies) => policies(make));
