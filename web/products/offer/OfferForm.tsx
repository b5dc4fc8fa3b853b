import { type Cents, formatUsd } from '#market/money.ts'
import type { Line, LineProblem } from '#market/offers/offer-line.ts'
import type { Product } from '#market/products/product-api.ts'
import { useAddToCart } from '#web/offers/offer-queries.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { SlipDialog } from '#web/platform/ui/prices/SlipDialog.tsx'
import { useSlipQuestion } from '#web/platform/ui/prices/use-slip-question.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { OfferFields } from './OfferFields.tsx'
import styles from './OfferForm.module.css'
import { OfferMaths } from './OfferMaths.tsx'
import { useReadAgain } from '../product-queries.ts'
import { type TypedLine, typedProblems, wholeLine } from './typed-line.ts'
import { quickPrices } from './offer-maths.ts'

type Props = {
  product: Product
  asking: Cents
  typed: TypedLine
  onType: (typed: TypedLine) => void
}

/** An offer for this product, with what it comes to and what is wrong with it while one types. */
export function OfferForm({ product, asking, typed, onType }: Props) {
  const listing = {
    units: product.units,
    minOrderUnits: product.min_order_units,
    askingPrice: asking,
  }
  const addToCart = useAddToCart()
  const readAgain = useReadAgain()
  const slips = useSlipQuestion()

  const line = wholeLine(typed)
  const problems = typedProblems(typed, listing)
  const messageFor = (field: LineProblem['field']) =>
    problems.find((problem) => problem.field === field)?.message

  function type(next: TypedLine) {
    // What was refused is not what stands in the fields any more.
    if (addToCart.isError) addToCart.reset()
    onType(next)
  }
  function askAndAdd() {
    if (!line || problems.length > 0) return
    const measures = { before: asking, most: asking, msrp: product.msrp_cents ?? undefined }
    slips.ask([{ name: product.name, price: line.unitPrice, measures }], ([unitPrice]) => {
      if (unitPrice !== line.unitPrice) type({ ...line, unitPrice })
      add({ ...line, unitPrice: unitPrice ?? line.unitPrice })
    })
  }
  function add(toAdd: Line) {
    // Told by the promise: the form gives way to "View in Cart" before the call has settled.
    addToCart.mutateAsync({ productId: product.id, ...toAdd }).then(
      () => toast('Added to cart', { link: { href: paths.cart(), label: 'View in Cart' } }),
      () => readAgain(product.id),
    )
  }
  return (
    <form
      className={styles['offer']}
      aria-label="Offer"
      onSubmit={(event) => {
        event.preventDefault()
        askAndAdd()
      }}
    >
      <div className={styles['head']}>
        <h2 className="t16">Your offer</h2>
        <span className="t13 muted">The seller answers within 7 days</span>
      </div>
      <OfferFields
        typed={typed}
        onType={type}
        quantityProblem={messageFor('quantity')}
        innerPack={product.inner_quantity ?? undefined}
        priceProblem={messageFor('unit_price')}
        listing={listing}
      />
      <QuickPrices
        msrp={product.msrp_cents}
        asking={asking}
        onChoose={(unitPrice) => type({ ...typed, unitPrice })}
      />
      <OfferMaths line={line} msrp={product.msrp_cents} asking={asking} />
      {addToCart.error && !isSignedOut(addToCart.error) && (
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
          title={`All ${quantityText(product.units)} units`}
          onClick={() => type({ ...typed, quantity: product.units })}
        >
          Offer on the whole lot
        </Button>
      </CardFoot>
      <SlipDialog question={slips} />
    </form>
  )
}

/** The sign-in over the page says it already. */
const isSignedOut = (error: Error) => isCallError(error) && error.status === 401

type QuickPricesProps = { msrp: Cents | null; asking: Cents; onChoose: (price: Cents) => void }

function QuickPrices({ msrp, asking, onChoose }: QuickPricesProps) {
  return (
    <fieldset className={styles['quick']} aria-label="Quick prices">
      <span className="t13 muted">Quick</span>
      {quickPrices({ msrp, asking }).map(({ label, price }) => (
        <button key={label} type="button" className="tnum" onClick={() => onChoose(price)}>
          {label} {formatUsd(price)}
        </button>
      ))}
    </fieldset>
  )
}
