import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import type { StaffNote } from '#market/staff-notes/staff-note.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { notesOn } from '#server/staff-notes/notes-on.ts'
import type { Application } from './find-application.ts'

/** Applications as staff see them. */
export async function applicationsJson(tx: Tx, applications: Application[]) {
  const notes = await notesOn(
    tx,
    'application',
    applications.map(({ id }) => id),
  )
  return applications.map((application) => applicationJson(application, notes(application.id)))
}

export async function showApplication(tx: Tx, application: Application) {
  const notes = await notesOn(tx, 'application', [application.id])
  return { data: applicationJson(application, notes(application.id)) }
}

const applicationJson = (application: Application, notes: StaffNote[]): ApplicationRecord => ({
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
  notes,
})
