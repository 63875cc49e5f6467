import { X } from 'lucide-react';

/** The mark of a button that closes or removes something. */
export const Cross = () => <X size={14} aria-hidden="true" />;
