import type { ContractCase } from '../../support/contract.ts';
import { fanningOutPolicies } from './delivery-queue/fanning-out.ts';
import { endpointQueuePolicies } from './delivery-queue/endpoint-queues.ts';
import { logPolicies } from './delivery-queue/log.ts';
import { mailPolicies } from './delivery-queue/mails.ts';
import { settlingPolicies } from './delivery-queue/settling.ts';
import type { QueueView } from './delivery-queue/stage.ts';
import { attemptCountPolicies } from './delivery-queue/attempt-counts.ts';
import type { OpenWorld } from '../world.ts';

/** The promises of every queue: see `DeliveryQueue`. Endpoints come from their own store. */
export const deliveryQueueContract = (open: OpenWorld<QueueView>): readonly ContractCase[] => [
  ...fanningOutPolicies(open),
  ...mailPolicies(open),
  ...endpointQueuePolicies(open),
  ...settlingPolicies(open),
  ...attemptCountPolicies(open),
  ...logPolicies(open),
];
