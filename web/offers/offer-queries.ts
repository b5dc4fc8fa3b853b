import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { Cents } from '#market/money.ts'
import * as api from '#market/offers/offer-api.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import type { Line } from '#market/offers/offer-line.ts'
import { checkOut } from '#market/payments/payment-api.ts'
import { call } from '#web/platform/http/call.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import type { BuyerDetails } from '#web/ship-to-addresses/choosing/BuyerDetailsFields.tsx'
import { detailsBody } from '#web/ship-to-addresses/choosing/details-body.ts'
import { changeOffers, keepOffer, withoutLine } from './offer-cache.ts'
import { offersKey } from './offers-key.ts'
import { purchaseOrdersKey } from './orders-key.ts'

type NewLine = { productId: number; quantity: number; unitPrice: Cents }

export const useAddToCart = () => useOfferMutation(addToCart)

/** Lines of one seller: all of them are added, or none. */
export const useAddLines = () => useOfferMutation(addLines)

type LineOf = { offer: Offer; line: OfferProduct }
const lineParams = ({ offer, line }: LineOf) => ({ id: Number(offer.id), line_id: Number(line.id) })
const offerParams = (offer: Offer) => ({ id: Number(offer.id) })

export const useEditLine = () =>
  useOfferMutation(async ({ to, ...which }: LineOf & { to: Line }) => {
    await submitDelay()
    const body = { quantity: to.quantity, unit_price: to.unitPrice }
    return call(api.editLine, { params: lineParams(which), body })
  })

/** Hides the line at once, and shows it again when the removal fails. */
export function useRemoveLine() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (which: LineOf) => call(api.removeLine, { params: lineParams(which) }),
    onMutate: ({ line }) => changeOffers(queries, (offers) => withoutLine(offers, line.id)),
    onError: (_error, _line, takeBack) => takeBack?.(),
    onSettled: () => queries.invalidateQueries({ queryKey: offersKey }),
  })
}

/** Puts a removed line back into the cart or the saved offer that it came from. */
export const useRestoreLine = () =>
  useOfferMutation(async ({ offer, line }: LineOf) => {
    const { product, quantity, unit_price: unitPrice } = line
    const cart = await addToCart({ productId: product.id, quantity, unitPrice })
    const added = cart.included.find(({ attributes }) => attributes.product.id === product.id)
    if (offer.state === 'draft' || !added) return cart
    return call(api.saveForLater, {
      params: { id: Number(cart.data.id) },
      body: { offer_product_id: Number(added.id) },
    })
  })

const lineBody = ({ line }: LineOf) => ({ offer_product_id: Number(line.id) })

export const useSaveForLater = () =>
  useOfferMutation((which: LineOf) =>
    call(api.saveForLater, { params: offerParams(which.offer), body: lineBody(which) }),
  )

export const useMoveToCart = () =>
  useOfferMutation((which: LineOf) =>
    call(api.moveToCart, { params: offerParams(which.offer), body: lineBody(which) }),
  )

type OfferWithNote = { offer: Offer; note?: string | undefined }

export const useSubmitOffer = () =>
  useOfferMutation(async (sent: OfferWithNote) => {
    await submitDelay()
    return submitOffer(sent)
  })

export const useAcceptOffer = () => useOfferMutation(acceptOffer, [offersKey, purchaseOrdersKey])

/** Accepts for a buyer and opens the checkout. Answers undefined when the checkout could not be opened. */
export const useAcceptAndPay = () =>
  useOfferMutation(
    async (accepted: OfferWithNote) => openCheckout(await acceptOffer(accepted)),
    [offersKey, purchaseOrdersKey],
  )

/** Buys one lot at its asking price without the cart, and opens the checkout in the same way. */
export const useBuyProductNow = () =>
  useOfferMutation(
    async ({
      productId,
      quantity,
      unitPrice,
      lotDigest,
      details,
    }: NewLine & { lotDigest: string | undefined; details?: BuyerDetails | undefined }) => {
      const body = {
        product_id: productId,
        quantity,
        unit_price: unitPrice,
        lot_digest: lotDigest,
        ...(details && detailsBody(details)),
      }
      return openCheckout(await call(api.buyProductNow, { body }))
    },
    [offersKey, purchaseOrdersKey],
  )

export const useUpdateQuantities = () =>
  useOfferMutation((offer: Offer) => {
    const body = { revision: offer.revision }
    return call(api.updateQuantities, { params: offerParams(offer), body })
  })

export type CounteredLine = {
  id: number
  unit_price?: Cents
  quantity?: number
  _destroy?: boolean
}

export const useCounterOffer = () =>
  useOfferMutation(async (countered: Countered) => {
    await submitDelay()
    return counterOffer(countered)
  })

export const useRejectOffer = () =>
  useOfferMutation(async (rejected: OfferWithNote) => {
    await submitDelay()
    return rejectOffer(rejected)
  })

export const useWithdrawOffer = () =>
  useOfferMutation(({ offer, note }: OfferWithNote) => {
    const body = { revision: offer.revision, note }
    return call(api.withdrawOffer, { params: offerParams(offer), body })
  })

/** Shows the offer that an answer or a refusal carries at once, then fetches all offers again. */
export function useOfferMutation<Input, Answer>(
  action: (input: Input) => Promise<Answer>,
  changes: readonly QueryKey[] = [offersKey],
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSuccess: (answer) => keepOffer(queries, answer),
    onError: (error) => (isCallError(error) ? keepOffer(queries, error.body) : undefined),
    onSettled: async (_answer, refusal) => {
      const fetched = changes.map((queryKey) => queries.invalidateQueries({ queryKey }))
      // A refusal shows at once; after a success the next page waits for fresh data.
      if (!refusal) await Promise.all(fetched)
    },
  })
}

const addToCart = (line: NewLine) => addLines([line])

const addLines = (lines: readonly NewLine[]) =>
  call(api.addToCart, {
    body: {
      offer: {
        offer_products_attributes: lines.map(({ productId, quantity, unitPrice }) => ({
          product_id: productId,
          quantity,
          unit_price: unitPrice,
        })),
      },
    },
  })

export const submitOffer = ({ offer, note }: OfferWithNote) =>
  call(api.submitOffer, { params: offerParams(offer), body: { ...asSeen(offer), note } })

/** Undefined leaves the freight as it stands. */
type Freight = { freight?: Cents | undefined }

export const acceptOffer = ({ offer, note, freight }: OfferWithNote & Freight) =>
  call(api.acceptOffer, {
    params: offerParams(offer),
    body: { ...asSeen(offer), note, freight_cents: freight },
  })

type Countered = OfferWithNote & Freight & { lines: CounteredLine[] }

export const counterOffer = ({ offer, lines, note, freight }: Countered) =>
  call(api.counterOffer, {
    params: offerParams(offer),
    body: {
      offer_products_attributes: lines,
      ...asSeen(offer),
      note,
      freight_cents: freight,
    },
  })

export const rejectOffer = ({ offer, note }: OfferWithNote) =>
  call(api.rejectOffer, {
    params: offerParams(offer),
    body: { revision: offer.revision, reason: note },
  })

// What was shown is what is agreed to; anything else is refused.
const asSeen = ({ revision, lots_digest }: Offer) => ({ revision, lots_digest })

type Accepted = Awaited<ReturnType<typeof acceptOffer>>

// The order exists even when the checkout fails: the buyer can pay from My Orders.
const openCheckout = ({ data }: Accepted) =>
  call(checkOut, { params: { id: Number(data.attributes.purchase_order_id) } }).catch(
    () => undefined,
  )
