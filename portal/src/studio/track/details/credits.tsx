import type { ArtistProfile } from '@platform-licensing/client';
import { Button } from '../../../kit/controls/button.tsx';
import { Cross } from '../../../kit/controls/cross.tsx';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { optionsOf } from '../../../kit/display/names.ts';
import { t, texts } from '../../texts/texts.ts';
import type { ErrorAt } from '../field-errors.ts';
import type { Credit } from './details-draft.ts';

const roles = texts<Credit['role']>({
  main: 'track.role.main',
  featured: 'track.role.featured',
  remixer: 'track.role.remixer',
});
const roleOptions = () => optionsOf({ ...roles });
const isRole = (value: string): value is Credit['role'] => value in roles;

const Row = ({
  credit,
  n,
  change,
  remove,
  errorAt,
  profiles,
}: {
  readonly credit: Credit;
  readonly n: number;
  readonly change: (part: Partial<Credit>) => void;
  readonly remove: () => void;
  readonly errorAt: ErrorAt;
  readonly profiles: readonly ArtistProfile[];
}) => (
  <div className="row credit-row">
    <Select
      label={t('track.artist')}
      value={credit.artistId}
      onChange={(artistId) => change({ artistId })}
      options={[
        { value: '', name: t('track.anotherArtist') },
        ...profiles.map(({ artistId, name }) => ({ value: artistId, name })),
      ]}
      error={errorAt(`artists/${n}/artistId`) ?? errorAt(`artists/${n}`)}
    />
    {credit.artistId === '' && (
      <TextField
        label={t('track.nameOfTheArtist')}
        value={credit.name}
        onChange={(name) => change({ name })}
        error={errorAt(`artists/${n}/name`)}
      />
    )}
    <Select
      label={t('track.role')}
      value={credit.role}
      onChange={(role) => isRole(role) && change({ role })}
      options={roleOptions()}
    />
    <Button small label={t('track.removeArtist', { number: n + 1 })} onClick={remove}>
      <Cross />
    </Button>
  </div>
);

/** The credited artists in the order of the credit: profiles of the account, and other artists by name. */
export const Credits = ({
  artists,
  change,
  errorAt,
  profiles,
}: {
  readonly artists: readonly Credit[];
  readonly change: (artists: readonly Credit[]) => void;
  readonly errorAt: ErrorAt;
  readonly profiles: readonly ArtistProfile[];
}) => {
  const add = () => {
    const own = profiles.length === 1 && artists.length === 0 ? profiles[0]?.artistId : undefined;
    change([...artists, { artistId: own ?? '', name: '', role: artists.length === 0 ? 'main' : 'featured' }]);
  };
  const error = errorAt('artists');
  return (
    <fieldset className="rows">
      <legend>{t('track.artists')}</legend>
      {artists.map((credit, n) => (
        <Row
          // Rows have no identity of their own, and are neither sorted nor inserted.
          key={n}
          credit={credit}
          n={n}
          change={(part) => change(artists.map((one, at) => (at === n ? { ...one, ...part } : one)))}
          remove={() => change(artists.filter((_, at) => at !== n))}
          errorAt={errorAt}
          profiles={profiles}
        />
      ))}
      {error !== undefined && <p className="field-error">{error}</p>}
      <Button small onClick={add}>
        {t('track.addArtist')}
      </Button>
    </fieldset>
  );
};
