import { Select, TextField } from '../../../kit/controls/field.tsx';
import { t } from '../../../texts/texts.ts';
import { lastDays, longestRange, presets, type Period } from './range.ts';

const without = { month: '', days: '', from: '', to: '' };

/** Selects what the overview shows: a month, the last days, or a range of days. */
export const PeriodPicker = ({
  period,
  today,
  onChange,
}: {
  readonly period: Period;
  readonly today: string;
  /** Called with the filters of the address that change. */
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
}) => (
  <>
    <Select
      label={t('overview.period')}
      value={period.kind === 'last' ? String(period.days) : period.kind}
      onChange={(picked) => {
        if (picked === 'month') onChange(without);
        else if (picked === 'custom') onChange({ ...without, ...lastDays(30, today) });
        else onChange({ ...without, days: picked });
      }}
      options={[
        { value: 'month', name: t('overview.oneMonth') },
        ...presets.map((days) => ({ value: String(days), name: t('overview.lastDays', { days }) })),
        { value: 'custom', name: t('overview.customRange') },
      ]}
    />
    {period.kind === 'custom' && (
      <>
        <TextField
          label={t('overview.firstDay')}
          type="date"
          value={period.given.from}
          onChange={(from) => onChange({ from })}
        />
        <TextField
          label={t('overview.lastDay')}
          type="date"
          value={period.given.to}
          error={period.range ? undefined : t('overview.rangeIsInvalid', { days: longestRange })}
          onChange={(to) => onChange({ to })}
        />
      </>
    )}
  </>
);
