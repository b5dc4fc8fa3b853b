import { sql } from 'kysely'
import type { ApplicationRecord, ApplicationState } from '#market/accounts/application-api.ts'
import type { ResaleDeclaration, ResaleTerms } from '#market/resale/resale-terms.ts'
import type { UserStatus } from '#market/accounts/user-status.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export type Application = {
  id: number
  userId: number
  /** Null for a buyer. */
  sellerId: number | null
  party: ApplicationRecord['party']
  state: ApplicationState
  submittedAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  reason: string | null
  fullName: string
  email: string
  company: string
  category: string | null
  annualVolume: string | null
  currentBuyerRelationships: string[]
  resaleChannels: ResaleDeclaration['resale_channels']
  resaleStates: string[]
  resaleTerms: ResaleTerms | null
  status: UserStatus
  hasPassword: boolean
  addressProven: boolean
  description: string | null
  productCount: number
  linkSentAt: Date | null
  /** Their newest link, by creation. */
  lastLinkId: number | null
}

export async function findApplication(tx: Tx, id: number): Promise<Application> {
  const { rows } = await sql<Application>`
    select ${applicationColumns} from ${applicationTables} where a.id = ${id}`.execute(tx)
  if (!rows[0]) throw new Refusal('Not found', 404)
  return rows[0]
}

/** Locks the application and its user, so that neither decision nor status changes meanwhile. */
export async function lockApplication(tx: Tx, id: number): Promise<Application> {
  await sql`
    select from applications a join users u on u.id = a.user_id where a.id = ${id}
    for no key update`.execute(tx)
  return findApplication(tx, id)
}

export const applicationState = sql`coalesce(a.decision, 'waiting')`

export const applicationColumns = sql`a.id, a.user_id, l.id as seller_id,
  case when b.id is null then 'seller' else 'buyer' end as party, ${applicationState} as state,
  a.submitted_at, a.decided_at, coalesce(nullif(s.full_name, ''), s.email) as decided_by, a.reason,
  u.full_name, u.email, coalesce(b.name, l.name) as company, coalesce(b.category, l.category) as category,
  coalesce(b.annual_volume, l.annual_volume) as annual_volume,
  coalesce(l.current_buyer_relationships, '{}') as current_buyer_relationships,
  coalesce(b.resale_channels, '{}') as resale_channels, coalesce(b.resale_states, '{}') as resale_states,
  l.resale_terms, u.status,
  u.password_hash is not null as has_password, u.address_proven_at is not null as address_proven,
  nullif(l.description, '') as description,
  (select count(*) from products p where p.seller_id = l.id and p.deleted_at is null) as product_count,
  k.created_at as link_sent_at, k.id as last_link_id`

export const applicationTables = sql`applications a
  join users u on u.id = a.user_id left join users s on s.id = a.decided_by
  left join buyers b on b.user_id = u.id left join sellers l on l.user_id = u.id
  left join lateral (
    select id, created_at from account_links where user_id = u.id and kind = 'magic' order by id desc limit 1
  ) k on true`
