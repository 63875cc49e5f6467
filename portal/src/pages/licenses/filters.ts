/** Values of the filters. */
export const statuses = ['active', 'revoked', 'expired'] as const;
export const compliances = [
  { value: 'must_remove', name: 'licenses.mustRemove' },
  { value: 'on_hold', name: 'licenses.onHold' },
  { value: 'clear', name: 'licenses.clear' },
] as const;
export const sources = [
  { value: 'api', name: 'licenses.api' },
  { value: 'webhook', name: 'licenses.inboundEvent' },
  { value: 'hub', name: 'licenses.licensingHub' },
  { value: 'staff', name: 'licenses.staff' },
] as const;
