export { draftOfFolder, fileFacts, namesIn } from './draft-folder.ts';
export { sync } from './disk.ts';
export { writeProbe } from './write-probe.ts';
export { filesystemMediaVault, type VaultNeeds } from './media-vault.ts';
export { localFileInspector } from './file-inspector.ts';
