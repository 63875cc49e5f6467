import type { OwnStem } from '@platform-licensing/client';
import { mistakeIn, type ChosenFile, type FileMistake } from '../../uploads/files/kinds.ts';
import type { QueuedFile } from '../../uploads/queue/queued-file.ts';
import { proposedStems } from './proposals.ts';

/** The limits of the service. */
export const maxStems = 32;
export const maxBytes = 2 * 2 ** 30;
const maxNameLength = 100;

/** A file that was chosen as a stem, with its details as they are entered. */
export interface ChosenStem extends ChosenFile, Pick<OwnStem, 'category' | 'name'> {
  /** The stem that was chosen to be replaced. */
  readonly stemId?: string;
  /** Present if the file cannot be uploaded. */
  readonly mistake?: FileMistake;
}

/** Returns the files with the category and the name that their own names suggest; those of `replaced`, if there is such a stem. */
export const chosenStems = (
  files: readonly ChosenFile[],
  title: string,
  replaced?: OwnStem,
): readonly ChosenStem[] => {
  const proposed = proposedStems(
    files.map(({ file }) => file.name),
    title,
  );
  return files.map(({ file, path }, n) => {
    const { category = 'other', name = file.name } = replaced ?? proposed[n] ?? {};
    const mistake = mistakeIn(file);
    return {
      file,
      path,
      category,
      name,
      ...(replaced && { stemId: replaced.stemId }),
      ...(mistake && { mistake }),
    };
  });
};

/** Returns a name as the stem gets it. Names of files on macOS have letters and their accents as separate characters. */
export const enteredName = ({ name }: Pick<ChosenStem, 'name'>): string => name.trim().normalize('NFC');

/** Returns the stem of the track that the file replaces: the chosen one, or the one that has its name. */
export const replacedBy = (chosen: ChosenStem, stems: readonly OwnStem[]): OwnStem | undefined =>
  stems.find(({ stemId, name }) =>
    chosen.stemId === undefined ? name === enteredName(chosen) : stemId === chosen.stemId,
  );

export type NameIssue = 'empty' | 'tooLong' | 'taken';

/** Returns what is wrong with a name: another file, or another stem than the one that is replaced, has it. `queued`: files that become stems and are not announced. */
export const nameIssue = (
  chosen: ChosenStem,
  all: readonly ChosenStem[],
  stems: readonly OwnStem[],
  queued: readonly QueuedFile[],
): NameIssue | undefined => {
  const name = enteredName(chosen);
  if (name === '') return 'empty';
  if (name.length > maxNameLength) return 'tooLong';
  const isOfFile =
    all.some((other) => other !== chosen && !other.mistake && enteredName(other) === name) ||
    queued.some(({ stem }) => stem?.name === name);
  const isOfStem = stems.some((stem) => stem.name === name && stem !== replacedBy(chosen, stems));
  return isOfFile || isOfStem ? 'taken' : undefined;
};

const hasFile = ({ status }: OwnStem): boolean => status !== 'failed' && status !== 'missing';

/** Returns which limit of the track the stems would exceed. `queued`: files that become stems and are not announced. */
export const limitExceeded = (
  all: readonly ChosenStem[],
  stems: readonly OwnStem[],
  queued: readonly QueuedFile[],
): 'number' | 'bytes' | undefined => {
  const replaced = new Set([
    ...all.flatMap((chosen) => replacedBy(chosen, stems)?.stemId ?? []),
    ...queued.flatMap(({ stem }) => stem?.stemId ?? []),
  ]);
  const others = stems.filter(({ stemId }) => !replaced.has(stemId));
  const files = [...all, ...queued];
  if (others.length + files.length > maxStems) return 'number';
  const sizes = [
    ...others.filter(hasFile).map(({ sizeBytes = 0 }) => sizeBytes),
    ...files.map(({ file }) => file.size),
  ];
  return sizes.reduce((sum, size) => sum + size, 0) > maxBytes ? 'bytes' : undefined;
};
