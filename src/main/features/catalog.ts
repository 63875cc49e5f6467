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
import { rendered, links } from './media.ts';
import { meter } from './requests.ts';
import { driven } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const { index, library, views, textSigner, digest, clock, ledger } = driven;

export const replacements = use(findReplacements, { index, library, clock });

export const catalog = feature<Catalog>({
  searchTracks: use(searchTracks, { index, library, views, textSigner, digest, clock }),
  readTrack: use(readTrack, { views }),
  readAttribution: use(readAttribution, { library, clock }),
  readTerms: use(readTerms, { library, clock }),
  readWaveform: use(readWaveform, { library }),
  listWaveforms: use(listWaveforms, { library }),
  listStems: use(listStems, { library, ledger, renders: rendered, links, meter, clock }),
  syncCatalog: use(syncCatalog, { library, clock }),
});
