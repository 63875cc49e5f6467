import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from '../feedback/states.tsx';

/** An edit that came second: what somebody else saved meanwhile, and the two ways on. */
export const Outdated = ({
  what,
  changes,
  load,
  keep,
}: {
  /** "this endpoint". */
  readonly what: string;
  /** Names, and what they are now. */
  readonly changes: readonly (readonly [name: string, now: ReactNode])[];
  /** Goes on with the newer, without the edit. */
  readonly load: () => void;
  /** Goes on with the edit, upon the newer. */
  readonly keep: () => void;
}) => (
  <Notice tone="warn">
    <p>
      <strong>Somebody changed {what} while you had it open.</strong> Nothing of yours is saved yet.
    </p>
    {changes.length > 0 && (
      <ul>
        {changes.map(([name, now]) => (
          <li key={name}>
            {name}, now: {now}
          </li>
        ))}
      </ul>
    )}
    <div className="panel-acts">
      <Button onClick={load}>Load the newer</Button>
      <Button onClick={keep}>Keep my edits, upon the newer</Button>
    </div>
  </Notice>
);
