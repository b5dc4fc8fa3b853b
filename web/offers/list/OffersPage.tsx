import { Navigate, useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { inReview, isTurnOf } from '#market/offers/offer.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { useLiveProducts } from '#web/platform/live/use-live-products.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { CompanyFilter } from './CompanyFilter.tsx'
import { NoOffers } from './NoOffers.tsx'
import { isListed, type OfferSort, offerSorts } from './offer-group.ts'
import { useOffersPartFirst } from '../use-offers.ts'
import { Offers } from './Offers.tsx'
import { addressOf, type OffersView, viewOfAddress } from './offers-address.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { OffersSkeleton } from './OffersSkeleton.tsx'
import { SkipToAnswer } from './SkipToAnswer.tsx'
import { RestOfList } from '#web/platform/ui/lists/RestOfList.tsx'
import { SearchBox } from '#web/platform/ui/fields/SearchBox.tsx'
import styles from './OffersPage.module.css'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'

type OffersPageProps = {
  /** What else stands where there are no offers. */
  beforeFirst?: ReactNode
}

export function OffersPage({ beforeFirst }: OffersPageProps) {
  usePageTitle('My Offers')
  const viewer = useViewer()?.seller ? 'seller' : 'buyer'
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const known = useOffersPartFirst()
  const { error } = known
  // A part with nothing to show is no different from nothing.
  const isPart = known.isPart && !!known.offers?.some(isListed)
  const offers = known.isPart && !isPart ? undefined : known.offers
  const refetch = () => void known.refetch()
  // An edit of a lot is told to both sides of the offers that it is in.
  const underWay = offers?.filter(({ state }) => inReview(state)) ?? []
  useLiveProducts(
    underWay.flatMap(({ offer_products }) => offer_products.map(({ product }) => product.id)),
    refetch,
  )
  const isOrder = useOpenedAsOrder(known, view.offerNumber)
  const listed = isPart ? undefined : offers?.filter(isListed).length

  if (isOrder) return <Navigate to={paths.myOrders({ order: view.offerNumber })} replace />
  return (
    <main className="page">
      {offers?.some(({ state }) => isTurnOf(viewer, state)) && <SkipToAnswer />}
      <PageHead
        title="My Offers"
        summary={<Link href={paths.questions()}>Questions about lots</Link>}
      >
        {(isPart || (listed !== undefined && listed > 1)) && (
          <>
            <OfferSearch view={view} />
            <CompanyFilter offers={offers ?? []} view={view} viewer={viewer} />
            <OfferSortMenu view={view} />
          </>
        )}
      </PageHead>
      {error && !offers && <LoadProblem message={error.message} onRetry={refetch} />}
      {!offers && !error && <OffersSkeleton />}
      {listed === 0 && <NoOffers viewer={viewer}>{beforeFirst}</NoOffers>}
      {offers && listed !== 0 && (
        <Offers offers={offers} isPart={isPart} view={view} viewer={viewer} />
      )}
      {isPart && <RestOfList label="Loading closed offers" error={error} onRetry={refetch} />}
    </main>
  )
}

/**
 * Whether the offer that a link leads to had become an order when the page was opened, as with an old line of
 * the bell. Who accepts it here stays with the offers that come next.
 */
function useOpenedAsOrder(
  { offers, isPart }: { offers: readonly Offer[] | undefined; isPart: boolean },
  named: string | undefined,
) {
  const [seen, setSeen] = useState<{ named: string | undefined; isOrder: boolean }>()
  if (!offers) return false
  if (seen && seen.named === named) return seen.isOrder
  const found = offers.find(({ offer_number: number }) => number === named)
  // It may be among those to come.
  if (!found && isPart) return false
  const isOrder = found?.state === 'accepted'
  setSeen({ named, isOrder })
  return isOrder
}

type Props = { view: OffersView }

function OfferSearch({ view }: Props) {
  const router = useRouter()
  return (
    <SearchBox
      label="Search offers"
      placeholder="Number, company or product"
      className={styles['search']}
      value={view.query}
      onSearch={(query) =>
        void router.navigate({ href: addressOf({ ...view, query }), replace: view.query !== '' })
      }
    />
  )
}

const NAMES: Record<OfferSort, string> = {
  newest: 'Newest first',
  deadline: 'Deadline first',
  total: 'Total: high to low',
}

type OfferSortMenuProps = { view: OffersView }

function OfferSortMenu({ view }: OfferSortMenuProps) {
  const router = useRouter()
  return (
    <FilterSelect
      label="Sort"
      value={view.sort}
      choices={offerSorts.map((sort) => [sort, NAMES[sort]] as const)}
      onChoose={(sort) =>
        void router.navigate({ href: addressOf({ ...view, sort }), replace: true })
      }
    />
  )
}
