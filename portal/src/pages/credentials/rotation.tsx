import type { Credential } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { useSession } from '../../session/session.tsx';
import { isInUse, kinds, type Kind } from './kinds.ts';
import { LastUse } from './last-use.tsx';

type Stage = 'done' | 'now' | 'later';
const prefixes = { done: 'Done: ', now: '', later: 'Later: ' } as const;

const Step = ({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }) => (
  <li className={`step ${stage}`} aria-current={stage === 'now' ? 'step' : undefined}>
    <span className="unseen">{prefixes[stage]}</span>
    <div>{children}</div>
  </li>
);

/** The steps of a rotation without rejected requests: create, switch, remove. */
export const Rotation = ({
  kind,
  own,
  asOf,
  busy,
  create,
  remove,
}: {
  readonly kind: Kind;
  /** Credentials of the same name, the older first. Two while they are rotated. */
  readonly own: readonly Credential[];
  /** When they were loaded, in milliseconds since 1970. */
  readonly asOf: number;
  readonly busy: boolean;
  readonly create: (older: Credential) => void;
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
      <h3>{older.name === undefined ? 'Rotate without downtime' : `Rotate ${older.name}`}</h3>
      <ol>
        <Step stage={newer ? 'done' : 'now'}>
          {newer ? (
            <>
              Second {one} created: <code>{newer.hint}…</code>
            </>
          ) : (
            <>
              <p>Create a second {one} with the same settings. Both work until you remove one.</p>
              <Button tone="primary" busy={busy} onClick={() => create(older)}>
                Create second {one}
              </Button>
            </>
          )}
        </Step>
        <Step stage={newer ? (isNewUsed ? 'done' : 'now') : 'later'}>
          <p>
            Switch all programs to the new one.{' '}
            {newer && (
              <>
                <code>{newer.hint}…</code> last used: <LastUse of={newer} />.
              </>
            )}
          </p>
        </Step>
        <Step stage={isNewUsed ? 'now' : 'later'}>
          <p>
            Remove <code>{older.hint}…</code> when nothing uses it. Last used: <LastUse of={older} />.
          </p>
          {isNewUsed && isOldUsed && (
            <p className="hint">
              {session.credentialId === older.credentialId
                ? 'It was used within the last hour, possibly only for your sign-in to this portal.'
                : 'It was used within the last hour: something still uses it.'}
            </p>
          )}
          {newer && (
            <Button tone={isNewUsed && !isOldUsed ? 'primary' : 'plain'} onClick={() => remove(older)}>
              Remove first {one}
            </Button>
          )}
        </Step>
      </ol>
    </div>
  );
};
