import { House, Upload, type LucideIcon } from 'lucide-react';
import type { StudioText } from './texts/texts.ts';

export interface Place {
  readonly href: string;
  readonly name: StudioText;
  readonly icon: LucideIcon;
}

/** The pages that the navigation shows, in its order. */
export const places: readonly Place[] = [
  { href: '/', name: 'shell.home', icon: House },
  { href: '/uploads', name: 'shell.uploads', icon: Upload },
];
