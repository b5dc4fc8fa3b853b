import { useRef, useState } from 'react'
import { lineTotal, type Line } from '#market/offers/offer-line.ts'
import type { Product } from '#market/products/product-api.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { useOrdersOfLot } from '#web/purchase-orders/use-purchase-orders.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import type { LiveOffer } from '#web/offers/live-offers.ts'
import { useLiveOfferByLot } from '#web/offers/use-live-offer-by-lot.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { useFocusFallback } from '#web/platform/hooks/use-focus-fallback.ts'
import { BuyNowDialog } from '#web/offers/answer/BuyNowDialog.tsx'
import { ShipToDialog } from '#web/offers/answer/ShipToDialog.tsx'
import { BuyNowDetails } from './BuyNowDetails.tsx'
import { buyNowWords } from './buy-now-words.ts'
import { type BuyingNow, useBuyNow } from './use-buy-now.ts'
import { OfferForm } from './OfferForm.tsx'
import { OfferUnderWay } from './OfferUnderWay.tsx'
import { UnpaidOrder } from './UnpaidOrder.tsx'
import { unpaidOrderOf } from './unpaid-order.ts'
import { PastOffers } from './PastOffers.tsx'
import type { TypedLine } from './typed-line.ts'
import { daysWords } from '#market/delivery/lead-time.ts'
import { shippingWords } from '#market/purchase-orders/shipping-words.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import styles from './OfferPanel.module.css'
import { changesSince } from './changes-since.ts'
import { lotChangesSince } from './lot-changes-since.ts'
import { PackageX } from 'lucide-react'
import { UnsaleableBanner } from '#web/resale/UnsaleableBanner.tsx'
import { useUnsaleable } from '#web/resale/use-unsaleable.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { WatchButton } from '../watching/WatchButton.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'

type Props = { product: Product; typed: TypedLine; onType: (typed: TypedLine) => void }

/** What a buyer can do with a product now; everybody else sees no control. */
export function OfferPanel(props: Props) {
  const isBuyer = roleOf(useViewer()) === 'buyer'
  const standings = useLiveOfferByLot()
  const orders = useOrdersOfLot(props.product.id, { enabled: isBuyer })
  if (!isBuyer) return null
  // One that is to be paid stands in the place of the form.
  if (!standings || orders.isPending) return <Skeleton shape="block" height={360} />
  const standing = standings.get(props.product.id)
  const unpaid = orders.data && unpaidOrderOf(orders.data, props.product.id)
  return <BuyersPanel {...props} standing={standing} unpaid={unpaid} />
}

type PanelProps = Props & {
  standing: LiveOffer | undefined
  unpaid: PurchaseOrder | undefined
}

function BuyersPanel({ standing, unpaid, ...offered }: PanelProps) {
  const { product } = offered
  const panel = useRef<HTMLDivElement>(null)
  const buying = useBuyNow(product)
  // Once a product is in the cart the form gives way to the link to it.
  useFocusFallback(panel, standing?.place, 'a')
  return (
    <div ref={panel}>
      {unpaid && !buying.isBuying ? (
        <UnpaidOrder order={unpaid} productId={product.id} />
      ) : standing ? (
        <OfferUnderWay standing={standing} product={product} buying={buying} />
      ) : (
        <NewOffer {...offered} buying={buying} />
      )}
      {buying.line && <BuyOnce product={product} buying={buying} line={buying.line} />}
      <ShipToDialog shipTo={buying.shipTo} saveLabel={`Save and ${buyNowWords(buying.line)}`} />
    </div>
  )
}

type BuyOnceProps = { product: Product; buying: BuyingNow; line: Line }

function BuyOnce({ product, buying, line }: BuyOnceProps) {
  const shipTo = useViewer()?.buyer?.ship_to
  const changed = buying.asked && lotChangesSince(buying.asked, product)
  return (
    <BuyNowDialog
      open={buying.isAsking}
      busy={buying.isBuying}
      purchase={{
        what: counted(line.quantity, 'unit'),
        seller: product.seller.name,
        total: lineTotal(line),
        payWithinHours: product.pay_within_hours,
        agreement: buying.agreement,
        changes: changed ? [changed] : [],
        ...(shipTo && { shipsTo: <BuyNowDetails buying={buying} shipTo={shipTo} /> }),
      }}
      onConfirm={buying.confirm}
      onClose={buying.close}
    />
  )
}

function NewOffer({ product, typed, onType, buying }: Props & { buying: BuyingNow }) {
  const unsaleable = useUnsaleable(product)
  if (product.units === 0 || product.seller_price_cents === null)
    return (
      <>
        <PastOffers product={product} asking={null} />
        <SoldOut product={product} />
      </>
    )
  if (unsaleable) return <UnsaleableBanner refusal={unsaleable} />
  return (
    <>
      <ProductChanged product={product} />
      <PastOffers product={product} asking={product.seller_price_cents} onType={onType} />
      <OfferForm
        product={product}
        asking={product.seller_price_cents}
        typed={typed}
        onType={onType}
        buying={buying}
      />
      <p className={classes(styles['shipping'], 't13 muted')}>
        {shippingWords('buyer', leadWords(product.ships_within), [product])}
      </p>
    </>
  )
}

type ProductChangedProps = { product: Product }

/** Tells a buyer over the form that the product is not what it was when the page was opened. */
function ProductChanged({ product }: ProductChangedProps) {
  const [before] = useState(product)
  const lot = lotChangesSince(before, product)
  const news = [...(lot ? [lot] : []), ...changesSince(before, product)]
  return (
    <output className={styles['news']}>
      {news.length > 0 && <Banner tone="amber">{news.join(' ')}</Banner>}
    </output>
  )
}

type SoldOutProps = { product: Pick<Product, 'id' | 'name' | 'seller'> }

function SoldOut({ product }: SoldOutProps) {
  return (
    <Banner
      tone="info"
      icon={PackageX}
      action={
        <>
          <WatchButton lot={product} isSoldOut />
          <ButtonLink size="small" href={paths.storefront(product.seller.id)}>
            <span className="cut">More from {product.seller.name}</span>
          </ButtonLink>
        </>
      }
    >
      <b>Sold out.</b> No units are left.
    </Banner>
  )
}

const leadWords = (days: number | null) =>
  days === null ? undefined : `within ${daysWords(days)} of payment`
