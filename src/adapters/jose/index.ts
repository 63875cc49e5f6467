export { joseTokenIssuer, type TokenIssuerDependencies } from './token-issuer.ts';
