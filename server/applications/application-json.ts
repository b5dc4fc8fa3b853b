import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import type { Application } from './find-application.ts'

/** An application as staff see it. */
export const applicationJson = (application: Application): ApplicationRecord => ({
  id: application.id,
  user_id: application.userId,
  party: application.party,
  state: application.state,
  submitted_at: application.submittedAt.toISOString(),
  decided_at: application.decidedAt?.toISOString() ?? null,
  decided_by: application.decidedBy,
  reason: application.reason,
  full_name: application.fullName,
  email: application.email,
  company: application.company,
  category: application.category,
  annual_volume: application.annualVolume,
  current_buyer_relationships: application.currentBuyerRelationships,
  status: application.status,
  has_password: application.hasPassword,
  address_proven: application.addressProven,
  description: application.description,
  product_count: application.productCount,
  link_sent_at: application.linkSentAt?.toISOString() ?? null,
})
