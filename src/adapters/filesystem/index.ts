export { filesystemMediaVault, type VaultNeeds } from './media-vault.ts';
