import { ApiProblem, type InboundTrackOutcome } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Code } from '../../../kit/display/code.tsx';
import { count } from '../../../kit/display/format.ts';
import { Failure, Notice } from '../../../kit/feedback/states.tsx';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { samplesOf } from './inbound-samples.ts';
import type { SentMessage } from './send-message.ts';
import { TrackName, WithTrackArtwork } from './track-name.tsx';
import { rich, t, texts } from '../../../texts/texts.ts';

const tones = {
  licensed: 'good',
  existing: 'good',
  rejected: 'bad',
  revoked: 'warn',
  skipped: 'quiet',
} as const;
const names = texts({
  licensed: 'inbound.outcome.licensed',
  existing: 'inbound.outcome.existing',
  rejected: 'inbound.outcome.rejected',
  revoked: 'inbound.outcome.revoked',
  skipped: 'inbound.outcome.skipped',
});
const meanings = texts({
  licensed: 'inbound.aLicenseWasIssued',
  existing: 'inbound.youAlreadyHaveAnActive',
  rejected: 'inbound.theTermsDoNotAllow',
  revoked: 'inbound.theLicenseWasRevoked',
  skipped: 'inbound.yourPolicyDoesNotLicense',
});

const columns = (): readonly Column<InboundTrackOutcome>[] => [
  {
    name: t('inbound.track'),
    heads: true,
    cell: ({ trackId }) => (
      <WithTrackArtwork trackId={trackId} size={28}>
        <Link href={`/catalog/${trackId}`}>
          <TrackName trackId={trackId} />
        </Link>
      </WithTrackArtwork>
    ),
  },
  {
    name: t('inbound.outcome'),
    cell: ({ outcome, clause, detail, covers, differences = [] }) => (
      <span>
        <Tag tone={covers === false ? 'warn' : tones[outcome]}>{names[outcome]}</Tag>
        <span className="under">
          {covers === false
            ? t('inbound.anActiveLicenseExistsBut', { join: differences.map((one) => one.detail).join(' ') })
            : (detail ?? meanings[outcome])}
          {clause !== undefined && (
            <>
              {' '}
              (<code>{clause}</code>)
            </>
          )}
        </span>
      </span>
    ),
  },
  {
    name: t('inbound.license'),
    cell: ({ licenseId }) =>
      licenseId === undefined ? (
        <span className="soft">{t('inbound.none')}</span>
      ) : (
        <Link href={`/licenses/${licenseId}`}>
          <code>{licenseId}</code>
        </Link>
      ),
  },
];

/** The response to an inbound event, and code that sends the same message. */
export const InboundResponse = ({
  of: { message, status, latencyMs, outcome },
}: {
  readonly of: SentMessage;
}) => (
  <div className="inbound-response">
    <h3>{t('inbound.responseStatusAfterLatencyMsMs', { status, latencyMs: count(latencyMs) })}</h3>
    {outcome instanceof ApiProblem ? (
      <Failure error={outcome} />
    ) : (
      <>
        {outcome.outcome === 'superseded' && (
          <Notice tone="warn">
            {rich('inbound.supersededWeHaveAlreadyReceived', { contentId: <code>{outcome.contentId}</code> })}
          </Notice>
        )}
        {outcome.results.length > 0 ? (
          <Table
            caption={t('inbound.resultsForContentId', { contentId: outcome.contentId })}
            columns={columns()}
            rows={outcome.results}
            keyOf={({ trackId, outcome: result, licenseId }) => `${trackId} ${result} ${licenseId ?? ''}`}
          />
        ) : (
          <p>
            {rich('inbound.theEventWasRecordedNo', {
              link: (content) => (
                <Link href={`/licenses?contentId=${encodeURIComponent(outcome.contentId)}`}>{content}</Link>
              ),
            })}
          </p>
        )}
      </>
    )}
    <h3>{t('inbound.sendThisMessageYourself')}</h3>
    <p className="soft">{rich('inbound.theSignatureIsValidFor', { code: <code>webhook-id</code> })}</p>
    <Code title={t('inbound.codeSamples')} samples={samplesOf(message)} />
  </div>
);
