import type { UserStatus } from './user-status.ts'

export type Party = 'buyer' | 'seller'

type SignedIn = { userId: number; sessionId: string; status: UserStatus; hasPassword: boolean }

export type BuyerViewer = SignedIn & { party: 'buyer'; buyerId: number }
export type SellerViewer = SignedIn & { party: 'seller'; sellerId: number; hasDescription: boolean }
export type AdminViewer = SignedIn & { party: 'admin' }

/** The signed-in person a request acts for. */
export type Viewer = BuyerViewer | SellerViewer | AdminViewer

/** A viewer who takes part in trade. */
export type Trader = BuyerViewer | SellerViewer
