import { Select, TextArea, TextField } from '../../kit/controls/field.tsx';
import { isOneOf, keysOf, optionsOf } from '../../kit/display/names.ts';
import { t } from '../texts/texts.ts';
import type { ErrorAt } from '../track/field-errors.ts';
import type { AlbumDraft } from './album-draft.ts';
import { albumTypes } from './names.ts';

type Texts = 'title' | 'label' | 'upc' | 'pLine' | 'cLine';

/** The fields of an album, without its cover and its tracks. */
export const AlbumFields = ({
  draft,
  change,
  errorAt,
}: {
  readonly draft: AlbumDraft;
  readonly change: (part: Partial<AlbumDraft>) => void;
  readonly errorAt: ErrorAt;
}) => {
  const field = (name: Texts, label: string, more: { readonly hint?: string } = {}) => (
    <TextField
      label={label}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      error={errorAt(name)}
      {...more}
    />
  );
  const isType = isOneOf(keysOf(albumTypes));
  return (
    <>
      <div className="fields">
        {field('title', t('track.title'))}
        <Select
          label={t('albums.type')}
          value={draft.type}
          onChange={(type) => isType(type) && change({ type })}
          options={optionsOf({ ...albumTypes })}
        />
        <TextField
          label={t('track.releaseDate')}
          type="date"
          value={draft.releaseDate}
          onChange={(releaseDate) => change({ releaseDate })}
          hint={t('albums.releaseDateHint')}
          error={errorAt('releaseDate')}
        />
      </div>
      <TextArea
        label={t('track.artists')}
        rows={2}
        value={draft.artists}
        onChange={(artists) => change({ artists })}
        hint={t('albums.artistsHint')}
        error={errorAt('artists') ?? errorAt('artists/0')}
      />
      <div className="fields">
        {field('label', t('albums.label'), { hint: t('track.optional') })}
        {field('upc', t('albums.upc'), { hint: t('albums.upcHint') })}
        {field('pLine', t('track.pLine'))}
        {field('cLine', t('track.cLine'))}
      </div>
    </>
  );
};
