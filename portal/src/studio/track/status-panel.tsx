import type { OwnTrack, TrackErrors } from '@platform-licensing/client';
import { CircleCheck } from 'lucide-react';
import { Facts, Panel } from '../../kit/display/page.tsx';
import { bytesText, clockOf } from '../../kit/display/format.ts';
import { listed } from '../../kit/display/names.ts';
import { Tag } from '../../kit/display/tag.tsx';
import { issueText } from '../../kit/language/problems.ts';
import { revisionTags } from '../home/names.ts';
import { t } from '../texts/texts.ts';
import { isAbsence, withoutMeasured } from './field-errors.ts';
import { anchorAt, fieldName, statuses, statusTones } from './names.ts';

/** Names a field, with a link to the part of the page that shows it. */
const Field = ({ pointer, track }: { readonly pointer: string; readonly track: OwnTrack }) => {
  const anchor = anchorAt(pointer, track);
  const name = fieldName(pointer, track);
  return anchor === undefined ? <strong>{name}</strong> : <a href={`#${anchor}`}>{name}</a>;
};

/** Names the absent fields in one sentence, and says of each other field what is wrong. */
const Missing = ({
  found,
  track,
}: {
  readonly found: readonly TrackErrors['errors'][number][];
  readonly track: OwnTrack;
}) => {
  const absent = [...new Set(found.filter(isAbsence).map(({ pointer }) => fieldName(pointer, track)))];
  const others = found.filter((error) => !isAbsence(error));
  return (
    <>
      <p className="missing-head">{t('track.beforeYouSubmit', { number: absent.length + others.length })}</p>
      <ul className="missing">
        {absent.length > 0 && <li>{t('track.enter', { fields: listed(absent) })}</li>}
        {others.map(({ pointer, code, detail }) => (
          <li key={`${pointer} ${code} ${detail}`}>
            <Field pointer={pointer} track={track} /> {issueText(code, detail)}
          </li>
        ))}
      </ul>
    </>
  );
};

const recordingOf = ({ recording }: OwnTrack): string => {
  if (!recording) return t('track.noRecording');
  const { durationMs, sizeBytes, format } = recording.measured;
  return [clockOf(durationMs), format.toUpperCase(), bytesText(sizeBytes)].join(' · ');
};

/** The status of a track, with our reasons, and what is missing before it can be submitted. */
export const StatusPanel = ({
  track,
  found,
  isSaved,
  isUploading,
}: {
  readonly track: OwnTrack;
  readonly found: TrackErrors['errors'];
  readonly isSaved: boolean;
  /** Whether files of the queue become stems of the track. */
  readonly isUploading: boolean;
}) => {
  const { status, decision, revision, hasUnsubmittedChanges } = track;
  const revised = revision && revisionTags[revision.state];
  const isOpen = hasUnsubmittedChanges && status !== 'rejected' && status !== 'taken_down';
  return (
    <Panel
      title={t('track.status')}
      acts={
        <>
          <Tag tone={statusTones[status]}>{statuses[status]}</Tag>
          {revised && <Tag tone={revised.tone}>{t(revised.text)}</Tag>}
        </>
      }
    >
      {decision && (
        <div className="reasons">
          <p className="first-title">{t('track.ourReasons')}</p>
          <p className="message-text">{decision.facts}</p>
        </div>
      )}
      {revision?.reasons !== undefined && (
        <div className="reasons">
          <p className="first-title">{t('track.ourReasonsForTheChanges')}</p>
          <p className="message-text">{revision.reasons}</p>
        </div>
      )}
      <Facts of={[[t('track.recording'), recordingOf(track)]]} />
      {isOpen && found.length > 0 && <Missing found={withoutMeasured(found)} track={track} />}
      {isUploading && <p>{t('track.waitForStems')}</p>}
      {isOpen && found.length === 0 && isSaved && !isUploading && (
        <p className="ready">
          <CircleCheck size={18} aria-hidden="true" /> {t('track.readyToSubmit')}
        </p>
      )}
    </Panel>
  );
};
