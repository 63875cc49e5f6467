import { createProject } from '../../application/collections/create-project.ts';
import { deleteCollection } from '../../application/collections/delete-collection.ts';
import { dropTrack, editCollection, placeTrack } from '../../application/collections/edit-collection.ts';
import { listCollections, readCollection } from '../../application/collections/list-collections.ts';
import { findReplacements } from '../../application/catalog/find-replacements.ts';
import { listStems } from '../../application/catalog/list-stems.ts';
import { listWaveforms } from '../../application/catalog/list-waveforms.ts';
import { readAttribution } from '../../application/catalog/read-attribution.ts';
import { readTerms } from '../../application/catalog/read-terms.ts';
import { readTrack } from '../../application/catalog/read-track.ts';
import { readWaveform } from '../../application/catalog/read-waveform.ts';
import { searchTracks } from '../../application/catalog/search-tracks.ts';
import { syncCatalog } from '../../application/catalog/sync-catalog.ts';
import type { Catalog } from '../../ports/driving/catalog.ts';
import type { Collections } from '../../ports/driving/collections/collections.ts';
import { rendered, links } from './media.ts';
import { meter } from './requests.ts';
import { driven } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const {
  index,
  library,
  views,
  textSigner,
  digest,
  clock,
  ids,
  ledger,
  collectionStore,
  artistStore,
  claimStore,
} = driven;

export const replacements = use(findReplacements, { index, library, clock });

export const catalog = feature<Catalog>({
  searchTracks: use(searchTracks, {
    index,
    library,
    views,
    artistStore,
    claimStore,
    textSigner,
    digest,
    clock,
  }),
  readTrack: use(readTrack, { views }),
  readAttribution: use(readAttribution, { library, clock }),
  readTerms: use(readTerms, { library, clock }),
  readWaveform: use(readWaveform, { library }),
  listWaveforms: use(listWaveforms, { library }),
  listStems: use(listStems, { library, ledger, renders: rendered, links, meter, clock }),
  syncCatalog: use(syncCatalog, { library, clock }),
});

const stores = { collectionStore, library };

export const collections = feature<Collections>({
  listCollections: use(listCollections, { ...stores, textSigner, digest }),
  readCollection: use(readCollection, stores),
  createProject: use(createProject, { ...stores, clock, ids }),
  editCollection: use(editCollection, { ...stores, clock }),
  placeTrack: use(placeTrack, { ...stores, clock }),
  dropTrack: use(dropTrack, { ...stores, clock }),
  deleteCollection: use(deleteCollection, { collectionStore }),
});
