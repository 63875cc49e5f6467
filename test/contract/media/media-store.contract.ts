import type { ContractCase } from '../../support/contract.ts';
import { assemblingPolicies } from './media-store/assembling.ts';
import { keepingPolicies } from './media-store/keeping.ts';
import { renderingPolicies } from './media-store/rendering.ts';
import { uploadingPolicies } from './media-store/uploading.ts';
import type { MediaStoreView } from './media-store/stage.ts';
import type { OpenWorld } from '../world.ts';

/** The promises of every media store: see `MediaStore`. */
export const mediaStoreContract = (open: OpenWorld<MediaStoreView>): readonly ContractCase[] => [
  ...keepingPolicies(open),
  ...renderingPolicies(open),
  ...uploadingPolicies(open),
  ...assemblingPolicies(open),
];
