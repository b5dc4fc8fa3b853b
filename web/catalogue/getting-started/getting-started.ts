import type { CurrentUser } from '#market/accounts/current-user.ts'
import type { OfferCounts } from '#market/offers/offer-counts-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'

/** What a buyer has done who is at home here (M13). */
const order = ['address', 'kept', 'offer'] as const
type Step = (typeof order)[number]

export type StepState = { step: Step; label: string; hint: string; href: string; isDone: boolean }

type Known = {
  shipTo: NonNullable<CurrentUser['buyer']>['ship_to']
  /** Undefined, here and below: not known yet. */
  watches: boolean | undefined
  savedSearches: number | undefined
  offers: Pick<OfferCounts, 'has_sent' | 'in_cart'> | undefined
}

const words: Record<Step, Omit<StepState, 'step' | 'isDone'>> = {
  address: {
    label: 'Add your ship-to address',
    hint: 'Where your orders ship.',
    href: `${paths.account()}#ship-to`,
  },
  kept: {
    label: 'Save a search or watch a lot',
    hint: 'We notify you of new lots and changes.',
    href: paths.savedSearches(),
  },
  offer: {
    label: 'Send your first offer',
    hint: 'Open a lot and name your price. Nothing is binding until the seller accepts.',
    href: paths.catalogue(),
  },
}

/** The steps, as soon as it is known of each whether it is done. An offer that waits in the cart is sent from there. */
export function stepsOf(known: Known): StepState[] | undefined {
  const { shipTo, offers } = known
  const kept = keepsSomething(known)
  if (kept === undefined || offers === undefined) return undefined
  const done: Record<Step, boolean> = { address: shipTo !== null, kept, offer: offers.has_sent }
  return order.map((step) => ({
    step,
    ...words[step],
    ...(step === 'offer' && offers.in_cart > 0 && inCart),
    isDone: done[step],
  }))
}

const inCart = { hint: 'One is in your cart.', href: paths.cart() }

function keepsSomething({ watches, savedSearches }: Known) {
  if (watches) return true
  return watches === undefined || savedSearches === undefined ? undefined : savedSearches > 0
}

/** What the browser remembers of it: that it was shown with something to do, or that it is over. */
export type Remembered = 'begun' | 'over' | undefined

/** A buyer who had done every step before the list was ever shown does not see it. */
export function phaseOf(remembered: Remembered, steps: readonly StepState[] | undefined) {
  if (!steps || remembered === 'over') return 'hidden'
  if (steps.some(({ isDone }) => !isDone)) return 'open'
  return remembered === 'begun' ? 'finished' : 'hidden'
}
