export { joseTokenIssuer, type MintDependencies } from './token-issuer.ts';
