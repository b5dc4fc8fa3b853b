import type { PersonDetail } from '#market/people/people-api.ts'
import { declarationWords } from '#market/resale/declaration-words.ts'
import { termsText } from '#market/resale/resale-words.ts'
import { historyOf } from '#server/audit/history-of.ts'
import { openSessionsOf } from '#server/accounts/sessions/session-list.ts'
import { applicationOf } from '#server/applications/application-of.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { erasureOf } from '#server/erasure/erasure-of.ts'
import { findSellerChangeProgress } from '#server/products/seller-changes/seller-change-progress.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import { assigneesOf } from '#server/staff-notes/assignees-of.ts'
import { notesOn } from '#server/staff-notes/notes-on.ts'
import { findPerson } from './people-store.ts'
import { personJson } from './person-json.ts'

/** What a buyer declares, or a seller's shop asks for, in words. */
async function resaleOf(tx: Tx, userId: number): Promise<string | null> {
  const buyer = await tx
    .selectFrom('buyers')
    .select(['resaleChannels', 'resaleStates'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (buyer)
    return (
      declarationWords({
        resale_channels: buyer.resaleChannels,
        resale_states: buyer.resaleStates,
      }) ?? null
    )
  const seller = await tx
    .selectFrom('sellers')
    .select('resaleTerms')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return seller?.resaleTerms ? termsText(seller.resaleTerms) : null
}

type Reading = { tx: Tx; terms: Pick<AccountTerms, 'demo'> }

/** A person as staff see them: status, history and sessions. */
export async function readPerson({ tx, terms }: Reading, id: number): Promise<PersonDetail> {
  const person = await findPerson(tx, id)
  const application = await applicationOf(tx, id)
  const notes = (await notesOn(tx, 'person', [id]))(id)
  const assignee = (await assigneesOf(tx, 'person', [id]))(id)
  return {
    ...personJson(person, { terms, noteCount: notes.length, assignee }),
    notes,
    history: await historyOf(tx, `user ${id}`),
    sessions: await openSessionsOf(tx, id),
    application: application && {
      id: application.id,
      submitted_at: application.submittedAt.toISOString(),
      decision: application.decision,
    },
    erasure: await erasureOf(tx, id),
    resale: await resaleOf(tx, id),
    lots_following:
      person.sellerId === null ? null : await findSellerChangeProgress(tx, person.sellerId),
  }
}
