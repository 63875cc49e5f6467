import type { z } from 'zod';
import type { OwnStems, ShownStem } from '../../../../ports/driving/drafts/stems.ts';
import { uploadView } from '../../uploads/upload.view.ts';
import type { OwnStem, OwnStemList } from './own-stem.schemas.ts';

type View = z.infer<typeof OwnStem>;

/** The members of an upload that a stem does not have. */
type OfMaster = 'artistId' | 'trackId' | 'contentType' | 'title' | 'isrc' | 'measured' | 'stemId';

const uploadIn = (shown: NonNullable<ShownStem['upload']>) => {
  const view = uploadView(shown);
  const { artistId: _, trackId: __, stemId: ___, contentType: ____, ...rest } = view;
  const { title: _____, isrc: ______, measured: _______, ...stem } = rest;
  return stem satisfies Omit<typeof view, OfMaster>;
};

/** Returns a stem as its account sees it. */
export const ownStemView = ({ stemId, category, name, upload, measured }: ShownStem): View => ({
  ...{ stemId, category, name },
  ...(upload ? uploadIn(upload) : { status: 'missing' as const }),
  ...(measured && {
    measured: {
      ...{ format: measured.file.format, sizeBytes: measured.file.sizeBytes },
      ...{ sha256: measured.file.sha256, durationMs: measured.durationMs },
    },
  }),
});

export const ownStemsView = ({ stems, residualDb }: OwnStems): z.infer<typeof OwnStemList> => ({
  data: stems.map(ownStemView),
  ...(residualDb !== undefined && { stemsSumToMaster: { residualDb } }),
});
