import { emptyFavorites } from '../../../../src/domain/collections/collection.ts';
import { aProject, collectionId, noon, platformId } from '../../builders/builders.ts';
import { effectsOf } from '../../effects.ts';
import { mark, outcomeOf, type Operation } from './stage.ts';

const project = aProject({}, 51);
const favorites = emptyFavorites({ type: 'platform', platformId: platformId() }, noon);

export const collectionOperations: readonly Operation[] = [
  {
    name: 'create a project under an idempotency key',
    ready: ({ idempotencyStore }) => idempotencyStore.begin(mark('project')),
    run: ({ collectionStore }) =>
      collectionStore.add({
        project,
        guards: { fewerThan: 500 },
        effects: effectsOf({ idempotency: outcomeOf('project', project.collectionId) }),
      }),
  },
  {
    name: 'store the first favorite',
    run: ({ collectionStore }) =>
      collectionStore.change({ collection: { ...favorites, version: 1 }, guards: { version: 0 } }),
  },
  {
    name: 'change a project',
    run: ({ collectionStore }) =>
      collectionStore.change({ collection: { ...project, version: 2 }, guards: { version: 1 } }),
  },
  {
    name: 'find a project',
    run: ({ collectionStore }) => collectionStore.find(platformId(), project.collectionId),
  },
  {
    name: 'list projects',
    run: ({ collectionStore }) => collectionStore.list(platformId(), { limit: 50 }),
  },
  {
    name: 'list projects after one',
    run: ({ collectionStore }) =>
      collectionStore.list(platformId(), { limit: 50, after: { at: noon, id: collectionId(60) } }),
  },
  {
    name: 'delete a project',
    run: ({ collectionStore }) => collectionStore.remove(project, { version: 2 }),
  },
];
