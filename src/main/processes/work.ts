import { tracedTurns, untraced } from '../tracing/traced-turns.ts';
import type { OpenService } from './open-service.ts';
import { appealWorker } from './workers/appeal-worker.ts';
import { billingWorker } from './workers/billing-worker.ts';
import { enrichmentWorker } from './workers/enrichment-worker.ts';
import { eventWorker } from './workers/event-worker.ts';
import { expiryWorker } from './workers/expiry-worker.ts';
import { ledgerWorker } from './workers/ledger-worker.ts';
import { mailWorker } from './workers/mail-worker.ts';
import { startMaintenance } from './workers/maintenance.ts';
import { uploadWorker } from './workers/upload-worker.ts';

interface Running {
  close(): Promise<void>;
}

/** The background work of a process. Its groups are separate because they are closed at different times. */
export interface Work {
  readonly maintenance: Running;
  /** Workers with long jobs, which return them to the queue when they are closed. */
  readonly jobs: readonly Running[];
  readonly workers: readonly Running[];
}

/** Starts the background work of a process. Only one that delivers events has a worker for them. */
export const startWork = (
  { open, useCases, meter, log }: OpenService,
  { deliversEvents }: { readonly deliversEvents: boolean },
): Work => {
  const { deleteDueEvidence, deleteDueImages, deleteDueUploads, deleteDueNoticeTexts } = useCases;
  const { eraseClosedAccounts } = useCases;
  const { sweepScratch, tracer } = open;
  const runTurn = tracer ? tracedTurns(tracer) : untraced;
  const dependencies = { ...useCases, log, runTurn, clock: open.adapters.clock };
  const deletions = { deleteDueEvidence, deleteDueImages, deleteDueUploads, deleteDueNoticeTexts };
  const tasks = { ...deletions, eraseClosedAccounts, sweepScratch };
  const maintenance = startMaintenance({ ...open.adapters, ...tasks, meter, runTurn, log });
  const events = deliversEvents ? [eventWorker(dependencies)] : [];
  const jobs = [enrichmentWorker(dependencies), uploadWorker(dependencies)];
  const starts = [mailWorker, billingWorker, ledgerWorker, expiryWorker, appealWorker];
  const others = starts.map((start) => start(dependencies));
  return { maintenance, jobs, workers: [...events, ...others] };
};
