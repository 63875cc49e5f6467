/** The most bytes of a master, as the service accepts them. */
export const maxBytes = 2 * 2 ** 30;

/** A file that the user has chosen. */
export interface ChosenFile {
  readonly file: File;
  /** The names of its folders and of the file, in order; only the file's if it was chosen alone. */
  readonly path: string;
}

/**
 * Why a file cannot be uploaded: an interrupted upload needs the same file, a file can be moved or changed after it was chosen, and its upload can be replaced or
 * deleted by a colleague or in another window.
 */
export type FileMistake = 'format' | 'empty' | 'tooLarge' | 'otherFile' | 'unreadable' | 'replaced';

const types: Readonly<Record<string, 'audio/wav' | 'audio/flac'>> = {
  ...{ wav: 'audio/wav', wave: 'audio/wav' },
  flac: 'audio/flac',
};

/** Returns the media type of a master by the name of its file; undefined if the name is not that of a WAV or FLAC file. */
export const typeOf = (name: string): 'audio/wav' | 'audio/flac' | undefined =>
  types[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];

/** Whether systems wrote a file into the folder for themselves, so that the user does not know it. */
export const isOfSystem = (name: string): boolean => /^(?:\.|thumbs\.db$|desktop\.ini$)/i.test(name);

export const mistakeIn = ({ name, size }: Pick<File, 'name' | 'size'>): FileMistake | undefined => {
  if (typeOf(name) === undefined) return 'format';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'tooLarge' : undefined;
};

/** Whether the file is where it was, and as it was, when the user chose it. */
export const canBeRead = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Returns the files of an input, with their folders where a folder was chosen, in the order of their names. */
export const chosenFrom = (
  files: Iterable<File & { readonly webkitRelativePath?: string }>,
): readonly ChosenFile[] =>
  sorted([...files].map((file) => ({ file, path: file.webkitRelativePath || file.name })));

/** Leaves out files of the system and sorts the others as people count: 2 before 10. */
export const sorted = (files: readonly ChosenFile[]): readonly ChosenFile[] =>
  files
    .filter(({ file }) => !isOfSystem(file.name))
    .sort((one, other) => one.path.localeCompare(other.path, undefined, { numeric: true }));

/** The title of a track before its members state one: the name of the file without its ending. */
export const titleFrom = (name: string): string =>
  name
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, 200);
