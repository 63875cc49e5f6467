import { sorted, type ChosenFile } from './kinds.ts';

const entriesOf = (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const filesOf = async (entry: FileSystemEntry): Promise<readonly ChosenFile[]> => {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path: entry.fullPath.replace(/^\//, '') }];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: ChosenFile[] = [];
  // A reader returns the entries of a large folder in parts.
  for (let part = await entriesOf(reader); part.length > 0; part = await entriesOf(reader))
    for (const inner of part) found.push(...(await filesOf(inner)));
  return found;
};

/** Returns the files that were dropped, with those in dropped folders. Call it while the event is handled: the browser empties it afterwards. */
export const droppedFiles = async ({ items, files }: DataTransfer): Promise<readonly ChosenFile[]> => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return sorted([...files].map((file) => ({ file, path: file.name })));
  return sorted((await Promise.all(entries.map(filesOf))).flat());
};
