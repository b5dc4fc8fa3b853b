import type { ShipToAddress } from '#market/ship-to-addresses/ship-to-address.ts'

export const anAddress = (more: Partial<ShipToAddress> = {}): ShipToAddress => ({
  id: 1,
  label: 'Store 1',
  name: 'Fieldhouse',
  line1: '9 Pier Road',
  city: 'Reno',
  state: 'NV',
  postal_code: '89501',
  country: 'US',
  dock: false,
  liftgate_needed: false,
  appointment_needed: false,
  receiving_hours: '',
  is_default: true,
  ...more,
})
