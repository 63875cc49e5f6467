/** A record of files, which is marked before its files are deleted and removed after them. */
interface Due {
  readonly state: string;
}

interface Sweeping<Found extends Due> {
  readonly due: readonly Found[];
  /** Marks a record, or puts off the next attempt at one that is marked. Returns it as it is then. */
  readonly reconsider: (found: Found) => Promise<Found | undefined>;
  readonly deleteFiles: (marked: Found) => Promise<void>;
  /** Returns false if another process removed it. */
  readonly remove: (marked: Found) => Promise<boolean>;
}

/**
 * Marks due records first. A later run, when no request from before the mark can still store a file, deletes the files and removes
 * the record last. After a crash at any point the next run continues. If a record cannot be deleted, the others are; then the
 * first error is thrown. Returns the number of removed records.
 */
export const sweepDue = async <Found extends Due>({
  due,
  reconsider,
  deleteFiles,
  remove,
}: Sweeping<Found>): Promise<number> => {
  const errors: unknown[] = [];
  let deleted = 0;
  for (const found of due) {
    try {
      const marked = await reconsider(found);
      if (found.state !== 'deleting' || marked?.state !== 'deleting') continue;
      await deleteFiles(marked);
      if (await remove(marked)) deleted += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return deleted;
};
