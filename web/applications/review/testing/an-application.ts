import { NOTHING_DECLARED } from '#market/resale/resale-terms.ts'
import type { ApplicationRecord } from '#market/accounts/application-api.ts'

/** A retailer who applied and waits, but for what the test says otherwise. */
export const anApplication = (told: Partial<ApplicationRecord> = {}): ApplicationRecord => ({
  id: 1,
  user_id: 7,
  party: 'buyer',
  state: 'waiting',
  submitted_at: '2026-03-10T08:00:00.000Z',
  decided_at: null,
  decided_by: null,
  reason: null,
  full_name: 'Dana Reyes',
  email: 'dana@fieldhouse.test',
  company: 'Fieldhouse',
  category: 'Home',
  annual_volume: null,
  current_buyer_relationships: [],
  ...NOTHING_DECLARED,
  resale_terms: null,
  status: 'provisional',
  has_password: false,
  address_proven: true,
  description: null,
  product_count: 0,
  link_sent_at: null,
  notes: [],
  assignee: null,
  ...told,
})
