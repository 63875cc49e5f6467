import type { Credential } from '@platform-licensing/client';
import { Time } from '../../kit/display/time.tsx';
import { t } from '../../texts/texts.ts';

export const LastUse = ({ of: { lastUsedAt } }: { readonly of: Credential }) =>
  lastUsedAt === undefined ? (
    <span className="soft">{t('credentials.never')}</span>
  ) : (
    <Time at={lastUsedAt} as="ago" />
  );

/** Values of a credential in a cell of a table, or what their absence means. */
export const Listed = ({
  of,
  none,
  whole = false,
}: {
  readonly of: readonly string[] | undefined;
  readonly none: string;
  /** Keeps each value on one line. */
  readonly whole?: boolean;
}) =>
  of === undefined ? (
    <span className="soft">{none}</span>
  ) : (
    <ul className={whole ? 'listed whole' : 'listed'}>
      {of.map((one) => (
        <li key={one}>
          <code>{one}</code>
        </li>
      ))}
    </ul>
  );
