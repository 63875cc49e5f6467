import { Select, TextField } from '../../../kit/controls/field.tsx';
import { capital } from '../../../kit/display/names.ts';
import { t, texts } from '../../texts/texts.ts';
import type { ErrorAt } from '../field-errors.ts';
import { aiNames } from '../names.ts';
import { aiParts, type DetailsDraft } from './details-draft.ts';

const vocals = texts({
  instrumental: 'track.vocals.instrumental',
  male: 'track.vocals.male',
  female: 'track.vocals.female',
  mixed: 'track.vocals.mixed',
  choir: 'track.vocals.choir',
});
const explicitness = texts({
  clean: 'track.explicitness.clean',
  explicit: 'track.explicitness.explicit',
  unknown: 'track.explicitness.unknown',
});
const extents = texts({
  none: 'track.extent.none',
  partial: 'track.extent.partial',
  full: 'track.extent.full',
});
const modes = texts({ major: 'track.mode.major', minor: 'track.mode.minor' });
const tonics = 'C C# D Eb E F F# G Ab A Bb B'.split(' ');

const optionsOf = (names: Readonly<Record<string, string>>, none: string) => [
  { value: '', name: none },
  ...Object.entries({ ...names }).map(([value, name]) => ({ value, name: capital(name) })),
];

type Texts = 'genres' | 'moods' | 'instruments' | 'keywords' | 'bpm' | 'energy' | 'language';

/** The fields by which platforms find the track. Those that we measure in the recording can stay empty. */
export const Description = ({
  draft,
  change,
  errorAt,
}: {
  readonly draft: DetailsDraft;
  readonly change: (part: Partial<DetailsDraft>) => void;
  readonly errorAt: ErrorAt;
}) => {
  const field = (name: Texts, label: string, hint?: string) => (
    <TextField
      label={label}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      error={errorAt(name)}
      {...(hint !== undefined && { hint })}
    />
  );
  const choose = t('track.choose');
  const measured = t('track.measuredIfEmpty');
  return (
    <>
      <div className="fields">
        {field('genres', t('track.genres'), t('track.separatedByCommas'))}
        <Select
          label={t('track.vocals')}
          value={draft.vocals}
          onChange={(value) => change({ vocals: value })}
          options={optionsOf(vocals, choose)}
          error={errorAt('vocals')}
        />
        <Select
          label={t('track.explicitness')}
          value={draft.explicitness}
          onChange={(value) => change({ explicitness: value })}
          options={optionsOf(explicitness, choose)}
          error={errorAt('explicitness')}
        />
        {field('language', t('track.language'), t('track.languageHint'))}
        {field('instruments', t('track.instruments'), t('track.separatedByCommas'))}
        {field('keywords', t('track.keywords'), t('track.separatedByCommas'))}
      </div>
      <h3>{t('track.useOfAi')}</h3>
      <div className="fields">
        {aiParts.map((part) => (
          <Select
            key={part}
            label={aiNames[part]}
            value={draft.ai[part]}
            onChange={(value) => change({ ai: { ...draft.ai, [part]: value } })}
            options={optionsOf(extents, choose)}
            error={errorAt(`aiDisclosure/${part}`)}
          />
        ))}
      </div>
      {errorAt('aiDisclosure') !== undefined && <p className="field-error">{errorAt('aiDisclosure')}</p>}
      <h3>{t('track.measured')}</h3>
      <div className="fields">
        {field('moods', t('track.moods'), measured)}
        {field('bpm', t('track.bpm'), measured)}
        {field('energy', t('track.energy'), t('track.energyHint'))}
        <Select
          label={t('track.key')}
          value={draft.tonic}
          onChange={(tonic) => change({ tonic })}
          options={optionsOf(Object.fromEntries(tonics.map((tonic) => [tonic, tonic])), measured)}
          error={errorAt('key') ?? errorAt('key/tonic')}
        />
        <Select
          label={t('track.mode')}
          value={draft.mode}
          onChange={(mode) => change({ mode })}
          options={optionsOf(modes, measured)}
          error={errorAt('key/mode')}
        />
      </div>
    </>
  );
};
