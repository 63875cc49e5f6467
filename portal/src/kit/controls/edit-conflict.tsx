import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from '../feedback/states.tsx';
import { t } from '../language/texts.ts';

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
      <strong>{t('kit.someoneElseChanged', { what })}</strong>{' '}
      {t(changes.length > 0 ? 'kit.notSavedYetCurrentValues' : 'kit.notSavedYet')}
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
      <Button onClick={load}>{t('kit.discardMyChanges')}</Button>
      <Button onClick={keep}>{t('kit.keepMyChanges')}</Button>
    </div>
  </Notice>
);
