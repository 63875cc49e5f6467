import { Disc3, House, ReceiptText, Upload, type LucideIcon } from 'lucide-react';
import type { StudioText } from './texts/texts.ts';

export interface Place {
  readonly href: string;
  readonly name: StudioText;
  readonly icon: LucideIcon;
  /** The role that cannot read the page. */
  readonly without?: 'editor';
}

/** The pages that the navigation shows, in its order. */
export const places: readonly Place[] = [
  { href: '/', name: 'shell.home', icon: House },
  { href: '/uploads', name: 'shell.uploads', icon: Upload },
  { href: '/albums', name: 'shell.albums', icon: Disc3 },
  { href: '/statements', name: 'shell.statements', icon: ReceiptText, without: 'editor' },
];
