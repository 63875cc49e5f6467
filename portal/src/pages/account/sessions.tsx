import type { MemberSession } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useEndSessions, useOwnSessions } from './queries.ts';
import { t } from '../../texts/texts.ts';

const browserOf = ({ browser }: MemberSession): string => {
  if (!browser) return t('account.unknownBrowser');
  return browser.system === undefined
    ? browser.name
    : t('account.browserOnSystem', { browser: browser.name, system: browser.system });
};

/** The sessions of the member, which can be ended one by one or all but this one. */
export const Sessions = () => {
  const found = useOwnSessions();
  const end = useEndSessions();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const ending = async (done: string, sessionId?: string) => {
    setBusy(true);
    try {
      await end(sessionId);
      announce(done);
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setBusy(false);
  };
  const isOnlyOne = (found.data?.data.length ?? 0) < 2;
  return (
    <Panel
      title={t('account.sessions')}
      acts={
        !isOnlyOne && (
          <Button busy={busy} onClick={() => void ending(t('account.otherSessionsEnded'))}>
            {t('account.endOtherSessions')}
          </Button>
        )
      }
    >
      <QueryView query={found} rows={2}>
        {({ data }) => (
          <Table
            caption={t('account.sessions')}
            rows={data}
            keyOf={({ sessionId }) => sessionId}
            columns={[
              {
                name: t('account.browser'),
                heads: true,
                cell: (session) => (
                  <>
                    {browserOf(session)}{' '}
                    {session.current && <Tag tone="good">{t('account.thisSession')}</Tag>}
                  </>
                ),
              },
              { name: t('account.ipAddress'), cell: ({ address }) => address },
              { name: t('account.started'), cell: ({ createdAt }) => <Time at={createdAt} /> },
              { name: t('account.lastUsed'), cell: ({ lastUsedAt }) => <Time at={lastUsedAt} as="ago" /> },
              {
                name: t('account.actions'),
                cell: (session) =>
                  !session.current && (
                    <Button
                      small
                      busy={busy}
                      label={t('account.endSessionInSessionAddress', {
                        session: browserOf(session),
                        address: session.address,
                      })}
                      onClick={() => void ending(t('account.sessionEnded'), session.sessionId)}
                    >
                      {t('account.end')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </QueryView>
    </Panel>
  );
};
