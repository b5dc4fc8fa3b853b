import type { ResaleDeclaration } from '#market/resale/resale-terms.ts'
import type { SecondFactor } from './second-factor.ts'
import type { StaffRole } from './staff-role.ts'
import type { UserStatus } from './user-status.ts'

export type Party = 'buyer' | 'seller'

type SignedIn = {
  userId: number
  sessionId: string
  status: UserStatus
  hasPassword: boolean
  addressProven: boolean
}

export type BuyerViewer = SignedIn & {
  party: 'buyer'
  buyerId: number
  /** Where it says that it sells goods on. */
  resale: ResaleDeclaration
}
export type SellerViewer = SignedIn & { party: 'seller'; sellerId: number; hasDescription: boolean }
export type StaffViewer = SignedIn & {
  party: 'admin'
  role: StaffRole
  secondFactor: SecondFactor
  /** When this session last gave a code of the second factor. */
  provenAt: Date | null
  /** When the session was looked up, by the same clock. */
  lookedUpAt: Date
}

/** A subscriber of the daily leads. */
export type SubscriberViewer = SignedIn & { party: 'subscriber' }

export type Member = BuyerViewer | SellerViewer | StaffViewer

/** The signed-in person a request acts for. */
export type Viewer = Member | SubscriberViewer

/** Where somebody says that they sell goods on; only buyers do. */
export const declaredBy = (viewer: Viewer): ResaleDeclaration | undefined =>
  viewer.party === 'buyer' ? viewer.resale : undefined

/** A viewer who takes part in trade. */
export type Trader = BuyerViewer | SellerViewer
