import { timestamp } from '../../../../domain/shared/calendar.ts';
import { endpoint, type Endpoint } from '../../kernel/route.ts';
import { ownArtistView } from '../artist.views.ts';
import { exportAccount } from './export.contract.ts';
import { exportedSections, type ExportDependencies } from './exported-sections.ts';
import { jsonDocument } from './json-document.ts';

/** The download of everything that an account has stored. */
export const accountExportEndpoints = (use: ExportDependencies): readonly Endpoint[] => [
  endpoint(exportAccount, async ({ caller }) => {
    const begun = await use.beginExport(caller);
    if (!begun.ok) return begun;
    const { own, startedAt, mayContinue } = begun.value;
    const exportedAt = timestamp(startedAt);
    const head = { exportedAt, account: ownArtistView(own, use.baseUrl) };
    return {
      status: 200,
      mediaType: 'application/json',
      headers: { 'content-disposition': `attachment; filename="account-${exportedAt.slice(0, 10)}.json"` },
      bytes: jsonDocument(head, exportedSections(use, caller), mayContinue),
    };
  }),
];
