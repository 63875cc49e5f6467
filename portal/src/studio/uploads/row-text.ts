import { ApiProblem } from '@platform-licensing/client';
import { bytesText, clockOf, share } from '../../kit/display/format.ts';
import { explain } from '../../kit/feedback/errors.ts';
import { issueText } from '../../kit/language/problems.ts';
import type { Tone } from '../../kit/tone.ts';
import { t, texts } from '../texts/texts.ts';
import type { FileMistake } from './files/kinds.ts';
import { shareOf, stateOf, type Row, type RowState, type RowUpload } from './rows.ts';

export const stateNames = texts<RowState>({
  waiting: 'uploads.state.waiting',
  reading: 'uploads.state.reading',
  sending: 'uploads.state.sending',
  paused: 'uploads.state.paused',
  stopped: 'uploads.state.stopped',
  interrupted: 'uploads.state.interrupted',
  mistake: 'uploads.state.mistake',
  duplicate: 'uploads.state.duplicate',
  processing: 'uploads.state.processing',
  ready: 'uploads.state.ready',
  failed: 'uploads.state.failed',
});

export const stateTones: Readonly<Record<RowState, Tone>> = {
  ...{ waiting: 'quiet', reading: 'quiet', sending: 'quiet', processing: 'quiet' },
  ...{ paused: 'warn', interrupted: 'warn', duplicate: 'warn' },
  ...{ stopped: 'bad', mistake: 'bad', failed: 'bad', ready: 'good' },
};

export const mistakes = texts<FileMistake>({
  format: 'uploads.mistake.format',
  empty: 'uploads.mistake.empty',
  tooLarge: 'uploads.mistake.tooLarge',
  otherFile: 'uploads.mistake.otherFile',
  unreadable: 'uploads.mistake.unreadable',
  replaced: 'uploads.mistake.replaced',
});

const stages = texts({
  waiting: 'uploads.stage.waiting',
  assembling: 'uploads.stage.assembling',
  measuring: 'uploads.stage.measuring',
  analyzing: 'uploads.stage.analyzing',
});

/** Returns the sentence about a row: its progress, or what is wrong with it and what to do. */
export const rowText = (row: Row<RowUpload>): string => {
  const { queued, upload, sizeBytes } = row;
  const size = bytesText(sizeBytes);
  const done = { share: share(shareOf(row), 1), size };
  const queueState = queued?.state;
  switch (stateOf(row)) {
    case 'waiting':
    case 'reading':
      return size;
    case 'sending':
    case 'paused':
      return t('uploads.shareOfSize', done);
    case 'stopped': {
      const error = queueState?.kind === 'stopped' ? queueState.error : undefined;
      return error instanceof ApiProblem ? explain(error) : t('uploads.connectionLost', done);
    }
    case 'interrupted':
      return upload?.sha256 === undefined
        ? t('uploads.cannotContinue', done)
        : t('uploads.chooseAgain', done);
    case 'mistake':
      return queueState?.kind === 'mistake' ? mistakes[queueState.mistake] : '';
    case 'duplicate':
      return queueState?.kind === 'duplicate' && queueState.name !== undefined
        ? t('uploads.sameAsFile', { name: queueState.name })
        : t('uploads.alreadyUploaded');
    case 'processing':
      return stages[upload?.stage ?? 'waiting'];
    case 'ready': {
      const { measured } = upload ?? {};
      return measured
        ? [clockOf(measured.durationMs), measured.format.toUpperCase(), size].join(' · ')
        : size;
    }
    case 'failed':
      return upload?.failure
        ? issueText(upload.failure.code.toLowerCase(), upload.failure.detail)
        : t('uploads.state.failed');
  }
};
