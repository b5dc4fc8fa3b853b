import { Search } from 'lucide-react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import type { Party } from '#market/accounts/viewer.ts'
import { roleOf } from '#web/accounts/role.ts'
import { useOffers } from '#web/offers/use-offers.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { useDebounced } from '#web/platform/hooks/use-debounced.ts'
import { usePurchaseOrders } from '#web/purchase-orders/use-purchase-orders.ts'
import { acts, buyerActs } from './acts.ts'
import { chooseEntries } from './choose-entries.ts'
import type { Entry } from './palette-entry.ts'
import { useLotsFor, useStaffSearch } from './palette-queries.ts'
import { staffEntries } from './staff-entries.ts'
import type { Destination } from './destination.ts'
import { lotEntries, tradeEntries } from './trade-entries.ts'

/** Searches once typing pauses. */
const SETTLE_MS = 150

type Person = { viewer: CurrentUser; destinations: readonly Destination[] }

/** All that the palette shows a person for what they typed, and how the search for it goes. */
export function usePalette({ viewer, destinations }: Person, typed: string) {
  const role = roleOf(viewer)
  const party = role === 'buyer' || role === 'seller' ? role : undefined
  const trade = useTrade(party)
  const settled = useDebounced(typed, SETTLE_MS)
  const { found, isFetching, hasFailed } = useFound(viewer, settled)
  const isSearching = isFetching || trade.isLoading || settled !== typed
  const entries = [
    ...destinations.map(pageEntry),
    ...(party ? tradeEntries(trade, party) : []),
    ...(role === 'buyer' ? buyerActs : []),
    ...acts,
  ]
  // Not before the rest is there that may be meant: what Enter would choose must not be taken by it.
  const hasMore = !viewer.seller && (role === 'admin' ? !isSearching : !trade.isLoading)
  const more = hasMore ? [wholeSearch(typed)] : []
  return {
    sections: chooseEntries({ entries, found: [...found, ...more] }, typed),
    isSearching,
    hasFailed: hasFailed || trade.hasFailed,
  }
}

/** A trader's offers and orders; a page that shows none has not read them. */
function useTrade(party: Party | undefined) {
  const asked = { enabled: party !== undefined, isOptional: true }
  const offers = useOffers(asked)
  const orders = usePurchaseOrders(asked)
  return {
    offers: offers.data ?? [],
    orders: orders.data ?? [],
    isLoading: offers.isLoading || orders.isLoading,
    hasFailed: offers.isError || orders.isError,
  }
}

/** What the server found: for staff everything, for others products. */
function useFound(viewer: CurrentUser, typed: string) {
  const isStaff = roleOf(viewer) === 'admin'
  const shelf = viewer.seller ? { sellerId: viewer.seller.id } : 'everybody'
  const lots = useLotsFor(typed, shelf, !isStaff)
  const everything = useStaffSearch(typed, isStaff)
  const { isFetching, isError } = isStaff ? everything : lots
  const found = isStaff
    ? everything.data && staffEntries(everything.data)
    : lots.data && lotEntries(lots.data)
  return { found: found ?? [], isFetching, hasFailed: isError }
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
