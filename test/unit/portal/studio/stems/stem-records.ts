import type { OwnStem } from '../../../../../clients/typescript/src/index.ts';

/** A stem that is ready. */
export const aStem = (name: string, changes: Partial<OwnStem> = {}): OwnStem => ({
  ...{ stemId: `stem_${name}`, category: 'drums', name, status: 'ready', uploadId: `upl_${name}` },
  ...{ fileName: `${name}.wav`, sizeBytes: 7, receivedBytes: 7, progress: 100 },
  ...changes,
});

/** A stem whose upload is gone. */
export const aMissingStem = (name: string): OwnStem => ({
  ...{ stemId: `stem_${name}`, category: 'drums', name, status: 'missing' },
});
