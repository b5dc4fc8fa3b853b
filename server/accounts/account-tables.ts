import type { Generated, JSONColumnType } from 'kysely'
import type { LinkKind } from '#market/accounts/account-link.ts'
import type { ShipTo } from '#market/accounts/ship-to.ts'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import type { ResaleChannel } from '#market/resale/resale-channels.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import type { UserStatus } from '#market/accounts/user-status.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    users: UsersTable
    buyers: BuyersTable
    sellers: SellersTable
    sessions: SessionsTable
    accountLinks: AccountLinksTable
  }
}

export type UsersTable = {
  id: Generated<number>
  email: string
  fullName: Generated<string>
  passwordHash: string | null
  status: Generated<UserStatus>
  admin: Generated<boolean>
  createdAt: Generated<Date>
  passwordSetAt: Date | null
  /** When a mailed link was first used, which shows that this person reads the mail of the address. */
  addressProvenAt: Date | null
  photo: string | null
  /** The zone of the times in their emails and PDFs, from the first browser that names one or the account settings. */
  timeZone: Generated<string | null>
  mutedMails: Generated<string[]>
  /** The token of this user's unsubscribe links. */
  mailToken: Generated<string>
  /** The role of staff; meaningless for others. */
  staffRole: Generated<StaffRole>
  staffSince: Generated<Date | null>
  /** When a member of staff left: nothing signs in to the account any more. */
  closedAt: Generated<Date | null>
  /** Made by the demo marketplace: works only while DEMO is on. */
  demo: Generated<boolean>
  demoOffSince: Generated<Date | null>
}

export type BuyersTable = {
  id: Generated<number>
  userId: number
  name: string
  category: string
  annualVolume: string | null
  shipTo: JSONColumnType<ShipTo> | null
  resaleChannels: Generated<ResaleChannel[]>
  resaleStates: Generated<string[]>
  /** Of its own purchase orders: an offer needs one. */
  poNumberRequired: Generated<boolean>
  createdAt: Generated<Date>
}

export type SellersTable = {
  id: Generated<number>
  userId: number | null
  name: string
  description: Generated<string>
  category: string | null
  annualVolume: string | null
  currentBuyerRelationships: Generated<string[]>
  logo: string | null
  banner: string | null
  tiktokHandle: string | null
  tiktokCount: string | null
  instaHandle: string | null
  instagramCount: string | null
  platformFeeBps: number | null
  productStepDoneAt: Date | null
  /** Of all its products that have none of their own. */
  resaleTerms: JSONColumnType<ResaleTerms> | null
  /** Such as "Reno, NV 89501", and the business days from payment until it ships; of products that say nothing else. */
  shipsFrom: string | null
  shipsWithin: number | null
  createdAt: Generated<Date>
}

export type SessionsTable = {
  id: Generated<string>
  userId: number
  tokenHash: Buffer
  bearerHash: Buffer | null
  origin: 'password' | 'application' | 'magic_link' | 'reset_link'
  createdAt: Generated<Date>
  expiresAt: Date
  lastSeenAt: Generated<Date>
  userAgent: string | null
  /** When it last gave a code of the second factor. */
  secondFactorAt: Date | null
}

type AccountLinksTable = {
  id: Generated<number>
  userId: number
  kind: LinkKind
  tokenHash: Buffer
  createdAt: Generated<Date>
  expiresAt: Date
  /** When it was first used, or ended without being used. */
  usedAt: Date | null
  uses: Generated<number>
  /** The session that its last use opened. */
  sessionId: string | null
  /** Whether a password was chosen in that session. */
  passwordChosen: Generated<boolean>
}
