import {
  BookLock,
  Building2,
  ChartNoAxesColumn,
  Disc3,
  FileAudio,
  FileBadge,
  Flag,
  House,
  ListMusic,
  MicVocal,
  ReceiptText,
  Scale,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { StaffMember } from '@platform-licensing/client';
import { isAdmin, mayBill, mayIdentify, mayReview } from './roles.ts';

export interface Place {
  readonly href: string;
  readonly name: string;
  readonly icon: LucideIcon;
  readonly isFor: (member: StaffMember) => boolean;
}

const everyone = () => true;

/** The pages of the console, and who sees them. */
export const places: readonly Place[] = [
  { href: '/', name: 'Home', icon: House, isFor: everyone },
  { href: '/review', name: 'Review', icon: ListMusic, isFor: mayReview },
  { href: '/appeals', name: 'Appeals', icon: Scale, isFor: mayReview },
  { href: '/notices', name: 'Reports', icon: Flag, isFor: mayIdentify },
  { href: '/tracks', name: 'Tracks', icon: Disc3, isFor: mayReview },
  { href: '/artists', name: 'Artists', icon: MicVocal, isFor: mayReview },
  { href: '/platforms', name: 'Platforms', icon: Building2, isFor: everyone },
  { href: '/licenses', name: 'Licenses', icon: FileBadge, isFor: mayReview },
  { href: '/forensics', name: 'Forensics', icon: FileAudio, isFor: mayIdentify },
  { href: '/finance', name: 'Finance', icon: ReceiptText, isFor: mayBill },
  { href: '/transparency', name: 'Transparency', icon: ChartNoAxesColumn, isFor: everyone },
  { href: '/people', name: 'People', icon: Users, isFor: isAdmin },
  { href: '/audit-log', name: 'Audit log', icon: BookLock, isFor: isAdmin },
];

export const placesOf = (member: StaffMember): readonly Place[] =>
  places.filter(({ isFor }) => isFor(member));
