import type { Person } from '#market/people/people-api.ts'
import type { Assignee } from '#market/staff-notes/assignment.ts'
import { isOpen } from '#server/accounts/is-account-open.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import type { PersonRow } from './people-store.ts'

type Beside = { terms: Pick<AccountTerms, 'demo'>; noteCount: number; assignee: Assignee }

export const personJson = (row: PersonRow, { terms, noteCount, assignee }: Beside): Person => ({
  id: row.id,
  email: row.email,
  full_name: row.fullName,
  party: row.party,
  company: row.company,
  buyer_id: row.buyerId,
  seller_id: row.sellerId,
  status: row.status,
  staff_role: row.admin ? row.staffRole : null,
  account: accountOf(row, terms),
  has_password: row.hasPassword,
  address_proven: row.addressProven,
  has_second_factor: row.hasSecondFactor,
  created_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt?.toISOString() ?? null,
  open_sessions: row.openSessions,
  note_count: noteCount,
  assignee,
})

function accountOf(row: PersonRow, terms: Pick<AccountTerms, 'demo'>): Person['account'] {
  if (row.isErased) return 'erased'
  if (isOpen(row, terms)) return 'open'
  return row.closedAt ? 'closed' : 'demo_off'
}
