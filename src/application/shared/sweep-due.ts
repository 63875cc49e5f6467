/** A record of files, which is marked before its files are deleted and removed after them. */
interface Due {
  readonly state: string;
}

interface Sweeping<Found extends Due> {
  readonly due: readonly Found[];
  /** Whether files are deleted by the run that marks their record, or by a later one, when no earlier request can still store a file. */
  readonly deletes: 'immediately' | 'in-a-later-run';
  /** Marks a record, or puts off the next attempt at one that is marked. Returns it as it is then. */
  readonly reconsider: (found: Found) => Promise<Found | undefined>;
  readonly deleteFiles: (marked: Found) => Promise<void>;
  /** Returns false if another process removed it. */
  readonly remove: (marked: Found) => Promise<boolean>;
}

/**
 * Marks due records first, then deletes their files, and removes the record last. After a crash at any point the next run
 * continues. If a record cannot be deleted, the others are; then the first error is thrown. Returns the number of removed records.
 */
export const sweepDue = async <Found extends Due>({
  due,
  deletes,
  reconsider,
  deleteFiles,
  remove,
}: Sweeping<Found>): Promise<number> => {
  const errors: unknown[] = [];
  let deleted = 0;
  for (const found of due) {
    try {
      const marked = await reconsider(found);
      if (marked?.state !== 'deleting') continue;
      if (found.state !== 'deleting' && deletes === 'in-a-later-run') continue;
      await deleteFiles(marked);
      if (await remove(marked)) deleted += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return deleted;
};
