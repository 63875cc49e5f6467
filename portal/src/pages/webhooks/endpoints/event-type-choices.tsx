import { Button } from '../../../kit/controls/button.tsx';
import { Choices } from '../../../kit/controls/field.tsx';
import { choosable, chosenOf, everything, type ChosenType } from '../event-kinds.ts';

const options = choosable.map(({ type, tells }) => ({
  value: type,
  name: (
    <span>
      <code>{type}</code>
      <span className="tells">{tells}</span>
    </span>
  ),
}));

/** What is to be heard of, with what each kind of event tells. */
export const EventTypes = ({
  chosen,
  onChange,
  error,
}: {
  readonly chosen: readonly ChosenType[];
  readonly onChange: (chosen: readonly ChosenType[]) => void;
  readonly error?: string | undefined;
}) => (
  <div className="event-types">
    <Choices
      label="What it hears of"
      chosen={chosen}
      onChange={(values) => onChange(chosenOf(values))}
      options={options}
      error={error}
    />
    <div className="event-types-acts">
      <Button small disabled={chosen.length === everything.length} onClick={() => onChange(everything)}>
        Everything
      </Button>
      <Button small disabled={chosen.length === 0} onClick={() => onChange([])}>
        Nothing
      </Button>
    </div>
  </div>
);
