import type { Policy } from '#market/endpoint.ts'
import type { Aim } from './belongings.ts'
import type { Actor, People } from './people.ts'

export type Statuses = Partial<Record<Actor, number>>
export type Row = {
  aim?: (people: People) => Promise<Aim>
  /** Whether the first call that is let through leaves nothing for the next, who aims at something of their own. */
  isSpent?: true
  statuses: Statuses
}

export const signedOut = { visitor: 401, 'revoked session': 401 }
/** Whose address is not proven yet. */
export const unconfirmed = (status: number) => ({
  'unconfirmed seller': status,
  'unconfirmed subscriber': status,
})
export const unsettled = {
  ...signedOut,
  ...unconfirmed(403),
  'provisional seller': 403,
  'denied buyer': 403,
  'buyer without password': 403,
  'admin unproven': 403,
}
export const blocked = { ...unsettled, subscriber: 403 }
export const sellers = (status: number) => ({ 'seller A': status, 'seller B': status })
export const staff = (status: number) => ({ support: status, admin: status })
export const buyers = (status: number) => ({ 'buyer A': status, 'buyer B': status })

export const notStaff = {
  ...unconfirmed(404),
  subscriber: 404,
  visitor: 404,
  'revoked session': 404,
  'provisional seller': 404,
  'denied buyer': 404,
  'buyer without password': 404,
  ...buyers(404),
  ...sellers(404),
}

/** Whom each policy turns away, and how (decisions A3, B6, C7, I1). */
export const turnedAway: Record<Policy, Statuses> = {
  anyone: {},
  signed_in: signedOut,
  member: blocked,
  trader: { ...blocked, ...staff(403) },
  buyer: { ...blocked, ...sellers(403), ...staff(403) },
  seller: { ...blocked, ...buyers(403), ...staff(403) },
  account_keeper: unsettled,
  shopkeeper: {
    ...signedOut,
    ...unconfirmed(403),
    subscriber: 403,
    'denied buyer': 403,
    'buyer without password': 403,
    ...buyers(403),
    'admin unproven': 403,
    ...staff(403),
  },
  uploader: {
    ...signedOut,
    ...unconfirmed(403),
    'denied buyer': 403,
    'buyer without password': 403,
    'admin unproven': 403,
  },
  sampler: {
    ...signedOut,
    ...unconfirmed(403),
    'denied buyer': 403,
    'buyer without password': 403,
    ...buyers(403),
    'admin unproven': 403,
    ...staff(403),
  },
  shopper: { ...blocked, ...sellers(404) },
  staff_verified: { ...notStaff, 'admin unproven': 403 },
  admin_verified: { ...notStaff, 'admin unproven': 403, support: 403 },
  staff_unverified: notStaff,
}

export const everybody = (status: number): Statuses => ({
  visitor: status,
  'revoked session': status,
  'provisional seller': status,
  ...unconfirmed(status),
  'denied buyer': status,
  'buyer without password': status,
  ...buyers(status),
  ...sellers(status),
  subscriber: status,
  'admin unproven': status,
  ...staff(status),
})
/** Who may have the daily leads. */
export const samplers = (status: number): Statuses => ({
  'provisional seller': status,
  ...sellers(status),
  subscriber: status,
})
export const members = (status: number): Statuses => ({
  ...buyers(status),
  ...sellers(status),
  ...staff(status),
})
/** For what belongs to buyer A and seller A; to the others it is not there. */
export const parties = (buyer: number, seller: number): Statuses => ({
  'buyer A': buyer,
  'seller A': seller,
  'buyer B': 404,
  'seller B': 404,
})
export const itsBuyer = (status: number): Statuses => ({ 'buyer A': status, 'buyer B': 404 })
export const itsSeller = (status: number): Statuses => ({
  'seller A': status,
  'seller B': 404,
  'provisional seller': 404,
})
export const shown = { ...buyers(200), 'seller A': 200, 'seller B': 404, ...staff(200) }
export const withBody =
  (aim: (people: People) => Promise<Aim>, body: object) => async (people: People) => ({
    ...(await aim(people)),
    body,
  })
export const noBody = async () => ({ places: {}, body: {} })
