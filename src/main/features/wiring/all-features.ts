import type { Driving } from '../../../ports/driving/index.ts';
import { access } from '../access.ts';
import { albums } from '../accounts/albums.ts';
import { artists } from '../accounts/artists.ts';
import { parties } from '../accounts/parties.ts';
import { billing } from '../billing.ts';
import { catalog, collections } from '../catalog.ts';
import { enrichment } from '../enrichment.ts';
import { images } from '../images.ts';
import { fees } from '../finance/fees.ts';
import { ledger } from '../finance/ledger.ts';
import { payouts } from '../finance/payouts.ts';
import { royalties, statements } from '../finance/royalties.ts';
import { licensing } from '../licensing.ts';
import { mail } from '../mail.ts';
import { media } from '../media.ts';
import { moderation } from '../moderation/moderation.ts';
import { notices } from '../moderation/notices.ts';
import { operator } from '../operator.ts';
import { platforms } from '../platforms.ts';
import { provisioning } from '../provisioning.ts';
import { requests } from '../requests.ts';
import { staff } from '../accounts/staff.ts';
import { drafts } from '../accounts/drafts.ts';
import { uploads } from '../accounts/uploads.ts';
import { usage } from '../usage.ts';
import { webhooks } from '../webhooks.ts';
import { feature } from './wiring.ts';

/** Every driving port. A feature that is missing here does not compile. */
export const allFeatures = feature<Driving>({
  ...access,
  ...albums,
  ...artists,
  ...billing,
  ...catalog,
  ...collections,
  ...enrichment,
  ...images,
  ...ledger,
  ...fees,
  ...licensing,
  ...mail,
  ...media,
  ...moderation,
  ...notices,
  ...operator,
  ...parties,
  ...payouts,
  ...platforms,
  ...provisioning,
  ...requests,
  ...royalties,
  ...statements,
  ...staff,
  ...drafts,
  ...uploads,
  ...usage,
  ...webhooks,
});
