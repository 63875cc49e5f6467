/** What the list can be narrowed by. */
export const statuses = ['active', 'revoked', 'expired'] as const;
export const compliances = [
  { value: 'must_remove', name: 'must be removed' },
  { value: 'on_hold', name: 'on hold' },
  { value: 'clear', name: 'clear' },
] as const;
export const sources = [
  { value: 'api', name: 'API' },
  { value: 'webhook', name: 'inbound event' },
  { value: 'hub', name: 'licensing hub' },
  { value: 'staff', name: 'staff' },
] as const;
