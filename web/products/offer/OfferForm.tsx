import { useId } from 'react'
import { type Cents, formatUsd } from '#market/money.ts'
import { ASK_FOR_FREIGHT, isQuoted } from '#market/freight/freight-of-offer.ts'
import type { Line, LineProblem } from '#market/offers/offer-line.ts'
import type { Product } from '#market/products/product-api.ts'
import { useAddToCart } from '#web/offers/offer-queries.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { PriceTypoDialog } from '#web/platform/ui/prices/PriceTypoDialog.tsx'
import { useTypoQuestion } from '#web/platform/ui/prices/use-typo-question.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { Agreement } from '#web/resale/Agreement.tsx'
import { BuyNowButton } from './BuyNowButton.tsx'
import { buyNowConsequence } from './buy-now-words.ts'
import { OfferFields } from './OfferFields.tsx'
import styles from './OfferForm.module.css'
import { OfferMaths } from './OfferMaths.tsx'
import { quickPrices } from './offer-maths.ts'
import { useReadAgain } from '../product-queries.ts'
import type { BuyingNow } from './use-buy-now.ts'
import { type TypedLine, typedProblems, wholeLine } from './typed-line.ts'

type Props = {
  product: Product
  asking: Cents
  typed: TypedLine
  onType: (typed: TypedLine) => void
  buying: BuyingNow
}

/** An offer for this product, with what it comes to and what is wrong with it while one types. */
export function OfferForm({ product, asking, typed, onType, buying }: Props) {
  const listing = {
    units: product.units,
    minOrderUnits: product.min_order_units,
    askingPrice: asking,
  }
  const addToCart = useAddToCart()
  const readAgain = useReadAgain()
  const typos = useTypoQuestion()

  const line = wholeLine(typed)
  const problems = typedProblems(typed, listing)
  const isWrong = !line || problems.length > 0
  const isAtAsking = typed.unitPrice === asking
  const isFreightQuoted = isQuoted([product])
  const consequenceId = useId()
  const refusal = addToCart.error ?? buying.refusal
  const messageFor = (field: LineProblem['field']) =>
    problems.find((problem) => problem.field === field)?.message

  function type(next: TypedLine) {
    // What was refused is not what stands in the fields any more.
    if (addToCart.isError) addToCart.reset()
    buying.clearRefusal()
    onType(next)
  }
  function askAndAdd() {
    if (!line || problems.length > 0 || buying.isBuying) return
    const measures = { before: asking, most: asking, msrp: product.msrp_cents ?? undefined }
    typos.ask([{ name: product.name, price: line.unitPrice, measures }], ([unitPrice]) => {
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
        {product.usual_answer_hours === null && (
          <span className="t13 muted">The seller has 7 days to answer</span>
        )}
      </div>
      <OfferFields
        typed={typed}
        onType={type}
        quantityProblem={messageFor('quantity')}
        innerPack={product.inner_quantity ?? undefined}
        priceProblem={messageFor('unit_price')}
        listing={listing}
        inside={product.manifest_units}
      />
      <QuickPrices
        msrp={product.msrp_cents}
        asking={asking}
        onChoose={(unitPrice) => type({ ...typed, unitPrice })}
      />
      <OfferMaths
        line={line}
        msrp={product.msrp_cents}
        asking={asking}
        isFreightOpen={isFreightQuoted}
      />
      {refusal && !isSignedOut(refusal) && (
        <div className={styles['refused']}>
          <Banner tone="red">{refusal.message}</Banner>
        </div>
      )}
      <CardFoot className={styles['foot']}>
        <Button
          type="submit"
          kind="primary"
          size="large"
          className={styles['act']}
          busy={addToCart.isPending}
          disabled={isWrong || buying.isBuying}
        >
          Add to cart
        </Button>
        {isAtAsking && !isFreightQuoted && (
          <BuyNowButton
            line={line}
            buying={buying}
            disabled={isWrong || addToCart.isPending}
            consequence={consequenceId}
          />
        )}
      </CardFoot>
      <div className={classes(styles['rest'], 't13 muted')}>
        {isFreightQuoted && <p>{ASK_FOR_FREIGHT}</p>}
        {isAtAsking && !isFreightQuoted && (
          <div id={consequenceId}>
            <p>{buyNowConsequence(product.pay_within_hours)}</p>
            <Agreement text={buying.agreement} by="buying" />
          </div>
        )}
        <TextButton
          className="hide-s"
          title={`All ${quantityText(product.units)} units`}
          onClick={() => type({ ...typed, quantity: product.units })}
        >
          Offer on the whole lot
        </TextButton>
      </div>
      <PriceTypoDialog question={typos} />
    </form>
  )
}

type QuickPricesProps = { msrp: Cents | null; asking: Cents; onChoose: (price: Cents) => void }

/** Prices one press away. */
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

/** The sign-in over the page says it already. */
const isSignedOut = (error: Error) => isCallError(error) && error.status === 401
