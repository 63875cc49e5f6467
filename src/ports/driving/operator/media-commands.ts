import type { UseCase } from '../use-case.ts';

export interface MediaCopied {
  /** Masters and stems of tracks, files of appeals, images, and masters of ready uploads. */
  readonly files: number;
  /** The number and size of those that were copied now. */
  readonly copied: number;
  readonly copiedBytes: number;
  /** Those that are missing or differ from what was stored. */
  readonly issues: readonly { readonly key: string; readonly issue: 'missing' | 'damaged' }[];
}

/**
 * Copies every master (also of ready uploads), stem, image and file of an appeal into another media store, and verifies each against the digest in its record.
 * Existing files stay, so that it can be repeated, and can run during imports.
 */
export type CopyMedia = UseCase<{ readonly onProgress: (sofar: MediaCopied) => void }, MediaCopied>;

export interface RendersChecked {
  /** Previews and downloads in the cache. */
  readonly renders: number;
  /** The renders that were removed, each with its problem. */
  readonly dropped: readonly { readonly key: string; readonly issue: string }[];
  /** Renders that could not be verified now and stay: verification takes too long, or was interrupted. */
  readonly unverified: readonly { readonly key: string; readonly reason: string }[];
}

/**
 * Decodes every render in the cache, and removes those that are incomplete or differ in length from their
 * master. They are created again at the next request.
 */
export type CheckRenders = UseCase<{ readonly onProgress: (sofar: RendersChecked) => void }, RendersChecked>;

export interface EvidenceChecked {
  /** Files of appeals that the media store should have. */
  readonly files: number;
  readonly issues: readonly { readonly key: string; readonly issue: 'missing' | 'damaged' }[];
}

/** Reads every file of an appeal, and returns those that are missing or damaged. Changes nothing. */
export type CheckEvidence = UseCase<
  { readonly onProgress: (sofar: EvidenceChecked) => void },
  EvidenceChecked
>;
