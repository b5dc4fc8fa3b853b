import { useState } from 'react'
import type { Cents } from '#market/money.ts'
import { lineProblems, minimumOf, type LineProblem } from '#market/offers/offer-line.ts'
import type { Product } from '#market/products/product-api.ts'
import { useAddToCart } from '#web/offers/offer-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { formatUsd } from '#market/money.ts'
import { toast } from '#web/platform/ui/toasts.ts'
import { OfferFields } from './OfferFields.tsx'
import styles from './OfferForm.module.css'
import { OfferMaths } from './OfferMaths.tsx'
import { QuickPrices } from './QuickPrices.tsx'

type Props = { product: Product; asking: Cents }

/** An offer for this lot, with what it comes to and what is wrong with it while one types. */
export function OfferForm({ product, asking }: Props) {
  const listing = {
    units: product.units,
    minOrderUnits: product.min_order_units,
    askingPrice: asking,
  }
  const [quantity, setQuantity] = useState<number | undefined>(minimumOf(listing))
  const [unitPrice, setUnitPrice] = useState<Cents | undefined>(asking)
  const addToCart = useAddToCart()

  const line =
    quantity === undefined || unitPrice === undefined ? undefined : { quantity, unitPrice }
  const problems = line ? lineProblems(line, listing) : []
  const messageFor = (field: LineProblem['field']) =>
    problems.find((problem) => problem.field === field)?.message

  function add() {
    if (!line || problems.length > 0) return
    addToCart.mutate(
      { productId: product.id, ...line },
      {
        onSuccess: () =>
          toast('Added to cart', { link: { href: paths.cart(), label: 'View in Cart' } }),
      },
    )
  }
  return (
    <form
      className={styles['offer']}
      aria-label="Offer"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <div className={styles['head']}>
        <h2 className="t16">Your offer</h2>
        <span className="t13 muted">The seller answers within 7 days</span>
      </div>
      <OfferFields
        quantity={quantity}
        onQuantity={setQuantity}
        quantityProblem={messageFor('quantity')}
        innerPack={product.inner_quantity ?? undefined}
        unitPrice={unitPrice}
        onUnitPrice={setUnitPrice}
        priceProblem={messageFor('unit_price')}
        asking={asking}
      />
      <QuickPrices msrp={product.msrp_cents} asking={asking} onChoose={setUnitPrice} />
      <OfferMaths line={line} msrp={product.msrp_cents} asking={asking} />
      {addToCart.error && (
        <div className={styles['refused']}>
          <Banner tone="red">{addToCart.error.message}</Banner>
        </div>
      )}
      <CardFoot className={styles['foot']}>
        <Button
          type="submit"
          kind="primary"
          size="large"
          className="grow"
          busy={addToCart.isPending}
          disabled={!line || problems.length > 0}
        >
          Add to cart
        </Button>
        <Button
          size="large"
          className="hide-s"
          title={`All ${product.units} units at ${formatUsd(asking)}`}
          onClick={() => setQuantity(product.units)}
        >
          Offer on the whole lot
        </Button>
      </CardFoot>
    </form>
  )
}
