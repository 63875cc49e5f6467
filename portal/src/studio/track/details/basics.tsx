import type { ArtistProfile } from '@platform-licensing/client';
import { TextField } from '../../../kit/controls/field.tsx';
import { t } from '../../texts/texts.ts';
import type { ErrorAt } from '../field-errors.ts';
import { Credits } from './credits.tsx';
import type { DetailsDraft } from './details-draft.ts';

type Texts = 'title' | 'version' | 'isrc' | 'iswc' | 'pLine' | 'cLine' | 'releaseDate';

/** The fields that name the track, its artists and its release. */
export const Basics = ({
  draft,
  change,
  errorAt,
  profiles,
}: {
  readonly draft: DetailsDraft;
  readonly change: (part: Partial<DetailsDraft>) => void;
  readonly errorAt: ErrorAt;
  readonly profiles: readonly ArtistProfile[];
}) => {
  const field = (
    name: Texts,
    label: string,
    more: { readonly hint?: string; readonly placeholder?: string } = {},
  ) => (
    <TextField
      label={label}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      error={errorAt(name)}
      {...more}
    />
  );
  return (
    <>
      <div className="fields">
        {field('title', t('track.title'))}
        {field('version', t('track.version'), { hint: t('track.versionHint') })}
      </div>
      <Credits
        artists={draft.artists}
        change={(artists) => change({ artists })}
        errorAt={errorAt}
        profiles={profiles}
      />
      <div className="fields">
        {field('isrc', t('track.isrc'), { placeholder: 'DE-A62-26-00417' })}
        {field('iswc', t('track.iswc'), { placeholder: 'T-034.524.680-1', hint: t('track.iswcHint') })}
        <TextField
          label={t('track.releaseDate')}
          type="date"
          value={draft.releaseDate}
          onChange={(releaseDate) => change({ releaseDate })}
          error={errorAt('releaseDate')}
        />
        {field('pLine', t('track.pLine'))}
        {field('cLine', t('track.cLine'))}
      </div>
    </>
  );
};
