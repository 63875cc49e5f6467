import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice, QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';
import { t } from '../texts/texts.ts';
import { confirmationNames, confirmationTones } from './names.ts';
import { useConfirmations } from './queries.ts';

/** Who has confirmed the shares as they are saved, and the request that emails the others. */
export const Confirmations = ({
  trackId,
  mayAsk,
  isSaved,
  onAsked,
}: {
  readonly trackId: string;
  readonly mayAsk: boolean;
  readonly isSaved: boolean;
  readonly onAsked: () => Promise<void>;
}) => {
  const api = useApi();
  const announce = useAnnounce();
  const confirmations = useConfirmations(trackId);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const ask = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { emailed } = await api.requestShareConfirmations({ trackId });
      announce(t('track.emailedParties', { number: emailed.length }));
      await onAsked();
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  const isOpen = confirmations.data?.some(({ state }) => state === 'notAsked' || state === 'asked') ?? false;
  return (
    <Panel
      title={t('track.confirmations')}
      acts={
        mayAsk &&
        isOpen && (
          <Button busy={busy} disabled={!isSaved} onClick={() => void ask()}>
            {t('track.requestConfirmations')}
          </Button>
        )
      }
    >
      <p className="soft">{isSaved ? t('track.everyPartyConfirms') : t('track.saveBeforeYouAsk')}</p>
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <QueryView query={confirmations} rows={2} label={t('track.loadingTheConfirmations')}>
        {(parties) =>
          parties.length === 0 ? (
            <p>{t('track.noSharesYet')}</p>
          ) : (
            <Table
              caption={t('track.confirmations')}
              rows={parties}
              keyOf={({ partyId }) => partyId}
              columns={[
                { name: t('track.party'), heads: true, cell: ({ name }) => name },
                {
                  name: t('track.answer'),
                  cell: ({ state, reason }) => (
                    <span>
                      <Tag tone={confirmationTones[state]}>{confirmationNames[state]}</Tag>
                      {reason !== undefined && <span className="message-text"> {reason}</span>}
                    </span>
                  ),
                },
                {
                  name: t('track.lastEmail'),
                  cell: ({ emailedAt }) => (emailedAt === undefined ? '–' : <Time at={emailedAt} />),
                },
              ]}
            />
          )
        }
      </QueryView>
    </Panel>
  );
};
