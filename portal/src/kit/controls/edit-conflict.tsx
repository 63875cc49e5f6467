import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from '../feedback/states.tsx';

/** Shows what someone else saved during an edit, and offers to discard or to keep the edit. */
export const Outdated = ({
  what,
  changes,
  load,
  keep,
}: {
  /** "this endpoint". */
  readonly what: string;
  /** Names of the changed fields, and their current values. */
  readonly changes: readonly (readonly [name: string, now: ReactNode])[];
  /** Continues with the current values and discards the edit. */
  readonly load: () => void;
  /** Applies the edit to the current values. */
  readonly keep: () => void;
}) => (
  <Notice tone="warn">
    <p>
      <strong>Someone else changed {what} while you were editing.</strong> Your changes are not saved yet.
      {changes.length > 0 && ' Current values:'}
    </p>
    {changes.length > 0 && (
      <ul>
        {changes.map(([name, now]) => (
          <li key={name}>
            {name}: {now}
          </li>
        ))}
      </ul>
    )}
    <div className="panel-acts">
      <Button onClick={load}>Discard my changes</Button>
      <Button onClick={keep}>Keep my changes</Button>
    </div>
  </Notice>
);
