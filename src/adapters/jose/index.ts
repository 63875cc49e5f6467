export { joseTokenMint, type MintNeeds } from './token-mint.ts';
