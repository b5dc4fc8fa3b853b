import { Search } from 'lucide-react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { roleOf } from '#web/accounts/role.ts'
import { useOffers } from '#web/offers/offer-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { useDebounced } from '#web/platform/hooks/use-debounced.ts'
import { usePurchaseOrders } from '#web/purchase-orders/purchase-order-queries.ts'
import { acts, buyerActs } from './acts.ts'
import { chooseEntries } from './choose-entries.ts'
import type { Entry } from './entry.ts'
import { useLotsFor } from './palette-queries.ts'
import type { Destination } from './destination.ts'
import { lotEntries, tradeEntries } from './trade-entries.ts'

/** Searches once typing pauses. */
const SETTLE_MS = 150

type Person = { viewer: CurrentUser; destinations: readonly Destination[] }

/** All that the palette shows a person for what they typed. */
export function usePalette({ viewer, destinations }: Person, typed: string) {
  const role = roleOf(viewer)
  const party = role === 'buyer' || role === 'seller' ? role : undefined
  const { data: offers = [] } = useOffers({ enabled: party !== undefined })
  const { data: orders = [] } = usePurchaseOrders({ enabled: party !== undefined })
  const { data: lots = [] } = useLotsFor(
    useDebounced(typed, SETTLE_MS),
    viewer.seller ? { sellerId: viewer.seller.id } : 'everybody',
  )
  const entries = [
    ...destinations.map(pageEntry),
    ...(party ? tradeEntries({ offers, orders }, party) : []),
    ...(role === 'buyer' ? buyerActs : []),
    ...acts,
  ]
  const found = lotEntries(lots)
  return chooseEntries(
    { entries, lots: viewer.seller ? found : [...found, wholeSearch(typed)] },
    typed,
  )
}

const pageEntry = ({ label, href, icon }: Destination): Entry => ({
  id: `page ${label}`,
  section: 'pages',
  label,
  icon,
  to: href,
})

const wholeSearch = (typed: string): Entry => ({
  id: 'whole search',
  section: 'lots',
  label: `All lots for “${typed.trim()}”`,
  icon: Search,
  to: paths.catalogueSearch(typed.trim()),
})
