export { joseTokenIssuer, type MintNeeds } from './token-issuer.ts';
