import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../kit/controls/button.tsx';
import { Select } from '../../../kit/controls/field.tsx';
import { monthAfter, monthsSince } from './months.ts';
import { t } from '../../../texts/texts.ts';
import { monthName, thisMonth } from '../../../kit/display/format.ts';

/** Selects a month since the platform was registered. A month from a link may be earlier. */
export const MonthPicker = ({
  month,
  since,
  onChange,
}: {
  readonly month: string;
  /** When the platform was registered. */
  readonly since: string;
  readonly onChange: (month: string) => void;
}) => {
  const now = thisMonth();
  const known = monthsSince(since, now);
  const months = known.includes(month) ? known : [...known, month];
  return (
    <div className="month-picker">
      <Button
        label={t('overview.previousMonth')}
        disabled={month <= (known.at(-1) ?? now)}
        onClick={() => onChange(monthAfter(month, -1))}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </Button>
      <Select
        label={t('overview.monthUTC')}
        value={month}
        onChange={onChange}
        options={months.map((value) => ({ value, name: monthName(value) }))}
      />
      <Button
        label={t('overview.nextMonth')}
        disabled={month >= now}
        onClick={() => onChange(monthAfter(month, 1))}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </div>
  );
};
