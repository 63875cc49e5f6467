import { Button } from '../../../kit/controls/button.tsx';
import { Choices } from '../../../kit/controls/field.tsx';
import { allTypes, selectable, selectedOf, type SelectableType } from '../event-types.ts';
import { t } from '../../../texts/texts.ts';

const options = () =>
  selectable.map(({ type, description }) => ({
    value: type,
    name: (
      <span>
        <code>{type}</code>
        <span className="description">{description}</span>
      </span>
    ),
  }));

/** Selects event types. Each is shown with its description. */
export const EventTypeChoices = ({
  chosen,
  onChange,
  error,
}: {
  readonly chosen: readonly SelectableType[];
  readonly onChange: (chosen: readonly SelectableType[]) => void;
  readonly error?: string | undefined;
}) => (
  <div className="event-types">
    <Choices
      label={t('endpoints.eventTypes')}
      chosen={chosen}
      onChange={(values) => onChange(selectedOf(values))}
      options={options()}
      error={error}
    />
    <div className="event-types-acts">
      <Button small disabled={chosen.length === allTypes.length} onClick={() => onChange(allTypes)}>
        {t('endpoints.selectAll')}
      </Button>
      <Button small disabled={chosen.length === 0} onClick={() => onChange([])}>
        {t('endpoints.selectNone')}
      </Button>
    </div>
  </div>
);
