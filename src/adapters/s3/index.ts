export { s3MediaVault, type S3MediaVault, type S3VaultNeeds } from './media-vault.ts';
export type { StoreSettings } from './client.ts';
