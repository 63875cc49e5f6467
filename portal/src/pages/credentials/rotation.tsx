import type { Credential } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { useSession } from '../../session/session.tsx';
import { isInUse, kinds, type Kind } from './kinds.ts';
import { LastUse } from './last-use.tsx';

type Stage = 'done' | 'now' | 'later';
const said = { done: 'Done: ', now: '', later: 'Later: ' } as const;

const Step = ({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }) => (
  <li className={`step ${stage}`} aria-current={stage === 'now' ? 'step' : undefined}>
    <span className="unseen">{said[stage]}</span>
    <div>{children}</div>
  </li>
);

/** The way from one credential to the next without a refused request: make, use, remove. */
export const Rotation = ({
  kind,
  own,
  asOf,
  busy,
  make,
  remove,
}: {
  readonly kind: Kind;
  /** Of one name, the older first: two while it is rotated. */
  readonly own: readonly Credential[];
  /** When they were read, in milliseconds since 1970. */
  readonly asOf: number;
  readonly busy: boolean;
  readonly make: (older: Credential) => void;
  readonly remove: (credential: Credential) => void;
}) => {
  const { session } = useSession();
  const { one } = kinds[kind];
  const [older, newer] = own;
  if (!older) return null;
  const isNewUsed = newer?.lastUsedAt !== undefined;
  const isOldUsed = isInUse(older, asOf);
  return (
    <div className="rotation">
      <h3>{older.name === undefined ? 'Rotate without a refused request' : `Rotate ${older.name}`}</h3>
      <ol>
        <Step stage={newer ? 'done' : 'now'}>
          {newer ? (
            <>
              A second {one}: <code>{newer.hint}…</code>
            </>
          ) : (
            <>
              <p>Make a second {one} with the same settings. Both work side by side as long as you want.</p>
              <Button tone="primary" busy={busy} onClick={() => make(older)}>
                Make the second
              </Button>
            </>
          )}
        </Step>
        <Step stage={newer ? (isNewUsed ? 'done' : 'now') : 'later'}>
          <p>
            Put it into use everywhere.{' '}
            {newer && (
              <>
                <code>{newer.hint}…</code> last used: <LastUse of={newer} />.
              </>
            )}
          </p>
        </Step>
        <Step stage={isNewUsed ? 'now' : 'later'}>
          <p>
            Remove the first, <code>{older.hint}…</code>, once nothing uses it. Last used:{' '}
            <LastUse of={older} />.
          </p>
          {isNewUsed && isOldUsed && (
            <p className="hint">
              {session.credentialId === older.credentialId
                ? 'It was used within the last hour, perhaps only when you signed in here.'
                : 'It was used within the last hour: something still needs it.'}
            </p>
          )}
          {newer && (
            <Button tone={isNewUsed && !isOldUsed ? 'primary' : 'plain'} onClick={() => remove(older)}>
              Remove the first
            </Button>
          )}
        </Step>
      </ol>
    </div>
  );
};
