import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { assigneesOf } from '#server/staff-notes/assignees-of.ts'
import { notesOn } from '#server/staff-notes/notes-on.ts'
import type { Application } from './find-application.ts'

/** Applications as staff see them. */
export async function applicationsJson(tx: Tx, applications: readonly Application[]) {
  const ids = applications.map(({ id }) => id)
  const notes = await notesOn(tx, 'application', ids)
  const assignees = await assigneesOf(tx, 'application', ids)
  return applications.map((application) =>
    applicationJson(application, {
      notes: notes(application.id),
      assignee: assignees(application.id),
    }),
  )
}

export async function showApplication(tx: Tx, application: Application) {
  const { id } = application
  const notes = await notesOn(tx, 'application', [id])
  const assignees = await assigneesOf(tx, 'application', [id])
  return { data: applicationJson(application, { notes: notes(id), assignee: assignees(id) }) }
}

type Beside = Pick<ApplicationRecord, 'notes' | 'assignee'>

const applicationJson = (application: Application, beside: Beside): ApplicationRecord => ({
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
  resale_channels: application.resaleChannels,
  resale_states: application.resaleStates,
  resale_terms: application.resaleTerms,
  status: application.status,
  has_password: application.hasPassword,
  address_proven: application.addressProven,
  description: application.description,
  product_count: application.productCount,
  link_sent_at: application.linkSentAt?.toISOString() ?? null,
  ...beside,
})
