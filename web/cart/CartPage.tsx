import { CloudCheck, FileSpreadsheet } from 'lucide-react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { useLiveOffers } from '#web/offers/use-offers.ts'
import { useLiveProducts } from '#web/platform/live/use-live-products.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { Cart } from './Cart.tsx'
import { cartOf } from './cart.ts'
import { CartSkeleton } from './CartSkeleton.tsx'
import { useIsMutating } from '@tanstack/react-query'
import type { Offer } from '#market/offers/offer-document.ts'
import { productCount } from '#web/offers/offer-words.ts'
import { counted } from '#web/platform/format/numbers.ts'

export function CartPage() {
  usePageTitle('Cart')
  const isBuyer = !!useViewer()?.buyer
  const { data: offers, error, refetch } = useLiveOffers({ enabled: isBuyer })
  const cart = offers && cartOf(offers)
  const products = cart?.drafts.flatMap((draft) => draft.offer_products) ?? []
  useLiveProducts(
    products.map(({ product }) => product.id),
    () => void refetch(),
  )
  const isAwaited = !cart && !error
  const isFilled = cart && cart.drafts.length > 0

  return (
    <main className="page">
      <PageHead
        title="Cart"
        summary={
          isAwaited ? <Skeleton width={260} /> : isFilled && <CartSummary drafts={cart.drafts} />
        }
      >
        <div className="row g4 wrap">
          {isFilled && <CartSaved />}
          <ButtonLink size="small" href={paths.cartUpload()}>
            <FileSpreadsheet />
            Offers by spreadsheet
          </ButtonLink>
        </div>
      </PageHead>
      {error && !cart && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {isAwaited && <CartSkeleton />}
      {cart && <Cart drafts={cart.drafts} saved={cart.saved} />}
    </main>
  )
}

/** The server stores every change of the cart. */
function CartSaved() {
  const isSaving = useIsMutating() > 0
  return (
    <p className="t13 row">
      <CloudCheck /> {isSaving ? 'Saving…' : 'All changes saved'}
    </p>
  )
}

type Props = { drafts: readonly Offer[] }

function CartSummary({ drafts }: Props) {
  const lines = drafts.flatMap(({ offer_products }) => offer_products)
  return (
    <>
      {productCount(lines)} from {counted(drafts.length, 'seller')}.
      {drafts.length > 1 && ' Each seller gets one offer.'}
    </>
  )
}
