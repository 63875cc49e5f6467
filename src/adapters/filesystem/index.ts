export { writeProbe } from './write-probe.ts';
export { filesystemMediaVault, type VaultNeeds } from './media-vault.ts';
