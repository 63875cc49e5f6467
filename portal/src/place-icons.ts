import {
  BookOpen,
  ChartNoAxesColumn,
  Disc3,
  FileBadge,
  KeyRound,
  ListMusic,
  ReceiptText,
  Settings,
  UserRound,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { PageName } from './pages.ts';

interface Icons {
  readonly of: Readonly<Partial<Record<PageName, LucideIcon>>>;
  readonly reference: LucideIcon;
}

/** The icons of the navigation. */
export const placeIcons: Icons = {
  of: {
    overview: ChartNoAxesColumn,
    catalog: Disc3,
    collections: ListMusic,
    licenses: FileBadge,
    webhooks: Webhook,
    credentials: KeyRound,
    plan: ReceiptText,
    members: Users,
    settings: Settings,
    account: UserRound,
  },
  reference: BookOpen,
};
