export { draftOfFolder, fileFacts, namesIn, sweepDrafts } from './draft-folder.ts';
export { sync } from './disk.ts';
export { folderOfProcess, sweepWorkFolders } from './work-folder.ts';
export { writeProbe } from './write-probe.ts';
export { filesystemMediaStore, type MediaStoreDependencies } from './media-store.ts';
export { localFileInspector } from './file-inspector.ts';
