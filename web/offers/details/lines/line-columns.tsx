import type { ReactNode } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { type Cents, formatUsd } from '#market/money.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { inReview } from '#market/offers/offer.ts'
import { freightWords } from '#market/freight/freight-words.ts'
import { shippingWords } from '#market/delivery/lot-shipping-words.ts'
import { conditionNote } from '#market/products/product-condition.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { askingTodayOf } from '../asking-today.ts'
import { askingPrice, offerPrices, type OfferPrices } from '../offer-prices.ts'
import { percentWords, productCount, unitsIn } from '../../offer-words.ts'
import { gapBetween } from '#market/offers/offer-history.ts'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './LineTable.module.css'
import { TriangleAlert } from 'lucide-react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { useDownloadOfferManifest } from '#web/manifests/manifest-queries.ts'
import { ManifestDownload } from '#web/manifests/ManifestDownload.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'

type LineColumn = Column<OfferProduct>

const UNKNOWN = '—'

/** The prices of each line: asking, each side's, and the difference. */
export function lineColumns(offer: Offer, viewer: Party): LineColumn[] {
  const prices = offerPrices(offer, viewer)
  const lines = offer.offer_products
  const askingToday = askingTodayOf(offer)
  return [
    productColumn(offer),
    figure('Units', ({ quantity }) => quantityText(quantity), quantityText(unitsIn(lines))),
    figure(
      'Asking',
      (line) => <span className="muted">{shown(line.asking_price_cents)}</span>,
      <span className="muted">{shown(askingPrice(offer)?.total)}</span>,
    ),
    ...(askingToday === undefined
      ? []
      : [
          figure(
            'Asking today',
            ({ product }) => shown(product.seller_price_cents),
            formatUsd(askingToday),
          ),
        ]),
    ...(prices.before && prices.before.by !== 'asking' ? [priceBefore(prices.before)] : []),
    figure(
      prices.current.by === 'me' ? 'My price' : 'Their price',
      ({ unit_price }) => <b>{formatUsd(unit_price)}</b>,
      formatUsd(prices.current.total),
    ),
    between(prices),
    figure(
      'Total',
      ({ total_price, net_to_seller }) => <TotalAndNet total={total_price} net={net_to_seller} />,
      <>
        <TotalAndNet total={offer.total_cents} net={offer.total_net_to_seller} />
        <FreightInTotal offer={offer} />
      </>,
    ),
  ]
}

function productColumn({ id, state, offer_products: lines }: Offer): LineColumn {
  const isOpen = inReview(state)
  return {
    head: 'Product',
    cell: (line) => <OfferedProduct line={line} offerId={id} isOpen={isOpen} />,
    foot: productCount(lines),
  }
}

function figure(head: string, cell: (line: OfferProduct) => ReactNode, foot?: ReactNode) {
  return { head, cell, foot, figure: true }
}

const shown = (amount: Cents | null | undefined) =>
  amount === null || amount === undefined ? UNKNOWN : formatUsd(amount)

const priceBefore = (before: NonNullable<OfferPrices['before']>) =>
  figure(
    before.by === 'me' ? 'My last' : 'Their last',
    (line) => shown(before.unitPriceOf(line)),
    formatUsd(before.total),
  )

const between = ({ before, gap }: OfferPrices) =>
  figure(
    'Between us',
    (line) => <LineGap price={line.unit_price} before={before?.unitPriceOf(line)} />,
    gap && (gap.amount > 0 ? formatUsd(gap.amount) : 'None'),
  )

type Props = { price: Cents; before: Cents | undefined }

/** The difference between both sides for one unit. */
function LineGap({ price, before }: Props) {
  if (before === undefined) return <span className="muted">New</span>
  const { amount, percent } = gapBetween(price, before)
  if (amount === 0) return <span className="green">Agreed</span>
  return (
    <>
      <span className="med">{formatUsd(amount)}</span>{' '}
      <span className={classes(styles['percent'], 'muted')}>{percentWords(percent)}</span>
    </>
  )
}

type TotalAndNetProps = {
  total: Cents
  /** After the platform fee; hidden from buyers (decision C8). */
  net: Cents | undefined
}

function TotalAndNet({ total, net }: TotalAndNetProps) {
  return (
    <>
      <b>{formatUsd(total)}</b>
      {net !== undefined && <div className="green t12 med">net {formatUsd(net)}</div>}
    </>
  )
}

type FreightInTotalProps = { offer: Offer }

const FreightInTotal = ({
  offer: { freight_cents: freight, freight_missing },
}: FreightInTotalProps) =>
  freight_missing ? (
    <div className="amber t12 med">plus freight</div>
  ) : (
    freight !== null && <div className="muted t12">with {formatUsd(freight)} freight</div>
  )

type OfferedProductProps = { line: OfferProduct; offerId: string; isOpen: boolean }

/** The product of a line; warns of short stock only while the offer is open. */
function OfferedProduct({ line, offerId, isOpen }: OfferedProductProps) {
  const { product, quantity, images, manifest_units: inside } = line
  const shipping = shippingWords(product)
  const isShort = isOpen && (!product.available || quantity > product.units)
  return (
    <div className={styles['product']}>
      <Photo url={images[0] ?? product.photo_1_url} alt="" side={48} />
      <div className="col">
        <Link className="cut2" href={paths.product(product.seller_id, product.id)}>
          {product.name}
        </Link>
        <span className={styles['facts']}>
          <span className="tnum nowrap">
            UPC {product.upc} <CopyButton text={product.upc} of="UPC" />
          </span>
          <span className="tnum nowrap">{quantityText(product.units)} available</span>
          {product.condition !== 'new' && <span>{conditionNote(product.condition)}</span>}
          <span>{freightWords(product)}</span>
          {shipping && <span>{shipping}</span>}
        </span>
        {inside !== null && <LineManifest units={inside} offerId={offerId} lineId={line.id} />}
        {isShort && (
          <span className={styles['warn']}>
            <TriangleAlert className="i-14" />
            {product.available ? 'More offered than available' : 'No longer available'}
          </span>
        )}
      </div>
    </div>
  )
}

type LineManifestProps = { units: number; offerId: string; lineId: string }

const LineManifest = ({ units, ...line }: LineManifestProps) => (
  <ManifestDownload units={units} file={useDownloadOfferManifest(line)} />
)
