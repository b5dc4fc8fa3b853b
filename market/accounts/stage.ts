import { isThrough, type SecondFactor } from './second-factor.ts'
import type { StaffRole } from './staff-role.ts'
import type { UserStatus } from './user-status.ts'

/** The facts that decide a person's stage. */
export type Standing =
  | { party: 'visitor' }
  | { party: 'admin'; role: StaffRole; secondFactor: SecondFactor }
  | { party: 'buyer'; status: UserStatus; hasPassword: boolean }
  | {
      party: 'seller'
      status: UserStatus
      addressProven: boolean
      hasPassword: boolean
      hasDescription: boolean
    }
  | { party: 'subscriber'; addressProven: boolean }

export const stages = [
  'visitor',
  /** Not reviewed yet, or denied: no data of the catalogue (decision B6). */
  'buyer held',
  'buyer without password',
  'buyer',
  /** May set up shop, which stays hidden until the approval (decision B2). */
  'seller waiting',
  'seller denied',
  /** Approved, but no mailed link used yet, so the address may be somebody else's. */
  'seller unconfirmed',
  /** Approved, and still without a password or a description. */
  'seller setting up',
  'seller',
  /** Has an account for the daily leads, and takes no part in trade. */
  'subscriber',
  'subscriber unconfirmed',
  /** Must set up or prove the second factor first. */
  'admin unproven',
  /** Staff of the role `support`, who read, and answer applications. */
  'support',
  'admin',
] as const
export type Stage = (typeof stages)[number]

/** How far a person has come on the way in (spec 1, User status; decisions B2 to B6). */
export function stageOf(person: Standing): Stage {
  if (person.party === 'visitor') return 'visitor'
  if (person.party === 'admin')
    return isThrough(person.secondFactor) ? person.role : 'admin unproven'
  if (person.party === 'subscriber')
    return person.addressProven ? 'subscriber' : 'subscriber unconfirmed'
  const isHeld = person.status === 'provisional' || person.status === 'denied'
  if (person.party === 'buyer') {
    if (isHeld) return 'buyer held'
    return person.hasPassword ? 'buyer' : 'buyer without password'
  }
  if (isHeld) return person.status === 'denied' ? 'seller denied' : 'seller waiting'
  if (!person.addressProven) return 'seller unconfirmed'
  return person.hasPassword && person.hasDescription ? 'seller' : 'seller setting up'
}

/** Whether the user must first prove their email address. */
export const isUnconfirmed = (stage: Stage) =>
  stage === 'seller unconfirmed' || stage === 'subscriber unconfirmed'

/** Whether an application waits for its answer, or was denied. */
export const isHeld = (stage: Stage) =>
  stage === 'buyer held' || stage === 'seller waiting' || stage === 'seller denied'

/** Whether somebody may use the product at all. */
export const isMember = (stage: Stage) => stage === 'buyer' || stage === 'seller' || isStaff(stage)

export const isStaff = (stage: Stage) => stage === 'support' || stage === 'admin'

/** Whether somebody has an account to keep in order. */
export const keepsAccount = (stage: Stage) => isMember(stage) || stage === 'subscriber'

/** Whether a seller may prepare the shop: also while the application is under review. */
export const maySetUpShop = (stage: Stage) =>
  stage === 'seller waiting' || stage === 'seller setting up' || stage === 'seller'
