import type { Credential } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { useSession } from '../../session/session.tsx';
import { isInUse, type Kind } from './kinds.ts';
import { LastUse } from './cells.tsx';
import { rich, t } from '../../texts/texts.ts';

type Stage = 'done' | 'now' | 'later';
const prefixes = { done: 'credentials.done', later: 'credentials.later' } as const;

const Step = ({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }) => (
  <li className={`step ${stage}`} aria-current={stage === 'now' ? 'step' : undefined}>
    <span className="unseen">{stage !== 'now' && `${t(prefixes[stage])} `}</span>
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
  const [older, newer] = own;
  if (!older) return null;
  const isNewUsed = newer?.lastUsedAt !== undefined;
  const isOldUsed = isInUse(older, asOf);
  return (
    <div className="rotation">
      <h3>
        {older.name === undefined
          ? t('credentials.rotateWithoutDowntime')
          : t('credentials.rotateName', { name: older.name })}
      </h3>
      <ol>
        <Step stage={newer ? 'done' : 'now'}>
          {newer ? (
            <>{rich('credentials.secondOneCreatedCode', { kind, code: <code>{newer.hint}…</code> })}</>
          ) : (
            <>
              <p>{t('credentials.createASecondOneWith', { kind })}</p>
              <Button tone="primary" busy={busy} onClick={() => create(older)}>
                {t('credentials.createSecondOne', { kind })}
              </Button>
            </>
          )}
        </Step>
        <Step stage={newer ? (isNewUsed ? 'done' : 'now') : 'later'}>
          <p>
            {t('credentials.switchAllProgramsToThe')}{' '}
            {newer && (
              <>
                {rich('credentials.codeLastUsed', {
                  code: <code>{newer.hint}…</code>,
                  time: <LastUse of={newer} />,
                })}
              </>
            )}
          </p>
        </Step>
        <Step stage={isNewUsed ? 'now' : 'later'}>
          <p>
            {rich('credentials.removeCodeWhenNothingUses', {
              code: <code>{older.hint}…</code>,
              time: <LastUse of={older} />,
            })}
          </p>
          {isNewUsed && isOldUsed && (
            <p className="hint">
              {session.credentialId === older.credentialId
                ? t('credentials.itWasUsedWithinThe')
                : t('credentials.itWasUsedWithinTheLastHourSomething')}
            </p>
          )}
          {newer && (
            <Button tone={isNewUsed && !isOldUsed ? 'primary' : 'plain'} onClick={() => remove(older)}>
              {t('credentials.removeFirstOne', { kind })}
            </Button>
          )}
        </Step>
      </ol>
    </div>
  );
};
