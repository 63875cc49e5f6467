import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { royaltyPeriods, royaltyStatements } from '../../collections/royalties/periods.ts';
import { sameAs, type KitKind } from '../kind.ts';

export const royaltyKinds = {
  'royalty-periods': sameAs<'royalty-periods'>(royaltyPeriods),
  'royalty-statements': sameAs<'royalty-statements'>(royaltyStatements),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
