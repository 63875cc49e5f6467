import type { RoyaltyStatement } from '@platform-licensing/client';
import { Link } from 'wouter';
import { countryOf, money, monthName } from '../../kit/display/format.ts';
import { capital } from '../../kit/display/names.ts';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { Empty, Notice, QueryView } from '../../kit/feedback/states.tsx';
import { useSession } from '../session/session.tsx';
import { t } from '../texts/texts.ts';
import { Breakdown } from './breakdown.tsx';
import { usePartyNames, useStatement, useTrackTitles } from './queries.ts';
import { exactMoney, microsOf, partsOf } from './sums.ts';
import { Verification } from './verification.tsx';
import './statements.css';

const back = () => ({ href: '/statements', name: t('shell.statements') });

const Statement = ({ file }: { readonly file: RoyaltyStatement }) => {
  const partyName = usePartyNames();
  const titleOf = useTrackTitles();
  const { month, mode, currency, amount, exact, partyId, lines, statementId } = file.statement;
  const hasTerritories = lines.some(({ territory }) => territory !== undefined);
  const trackCell = (trackId = '') => {
    const title = titleOf(trackId);
    return title === undefined ? (
      <code>{trackId}</code>
    ) : (
      <Link href={`/tracks/${trackId}`} dir="auto">
        {title}
      </Link>
    );
  };
  return (
    <>
      <PageHead
        title={t('statements.monthOfParty', { month: monthName(month), party: partyName(partyId) })}
        back={back()}
      />
      {mode === 'test' && <Notice tone="warn">{t('statements.testIsNeverPaid')}</Notice>}
      <Panel title={t('statements.result')}>
        <Facts
          of={[
            [t('statements.amount'), money({ amount, currency })],
            [t('statements.beforeRounding'), exactMoney(microsOf(exact), currency)],
            [t('track.party'), partyName(partyId)],
            [t('statements.statementId'), <code key="id">{statementId}</code>],
          ]}
        />
      </Panel>
      <Breakdown
        title={t('statements.byTrack')}
        head={t('statements.track')}
        parts={partsOf(lines, ({ trackId }) => trackId)}
        currency={currency}
        nameOf={trackCell}
      />
      <Breakdown
        title={t('breakdown.byPlatform')}
        head={t('breakdown.platform')}
        parts={partsOf(lines, ({ platformId }) => platformId)}
        currency={currency}
        nameOf={(platformId) => <code>{platformId}</code>}
      />
      {hasTerritories && (
        <Breakdown
          title={t('breakdown.byTerritory')}
          head={t('breakdown.territory')}
          parts={partsOf(lines, ({ territory }) => territory)}
          currency={currency}
          nameOf={(territory) =>
            territory === undefined ? t('statements.anyTerritory') : capital(countryOf(territory))
          }
        />
      )}
      <Verification file={file} />
    </>
  );
};

const Loaded = ({ statementId }: { readonly statementId: string }) => (
  <QueryView
    query={useStatement(statementId)}
    rows={12}
    label={t('statements.loadingTheStatement')}
    missing={
      <>
        <PageHead title={t('statements.notFound')} back={back()} />
        <Empty title={t('statements.yourAccountHasNoSuchStatement')} />
      </>
    }
  >
    {(file) => <Statement file={file} />}
  </QueryView>
);

/** A royalty statement: what a party gets for a month, by track, platform and country, with its proof. */
export const StatementPage = ({ statementId }: { readonly statementId: string }) => {
  const { role } = useSession().session.member;
  if (role !== 'editor') return <Loaded key={statementId} statementId={statementId} />;
  return (
    <>
      <PageHead title={t('shell.statements')} />
      <Notice>{t('statements.yourRoleCannotRead')}</Notice>
    </>
  );
};
