import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Cents } from '#market/money.ts'
import { UNITS_SHORT } from '#market/offers/offer-api.ts'
import { isRefusedAs } from '#web/platform/http/call-error.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useAcceptAndPay, useAcceptOffer } from '../offer-queries.ts'
import { isConflict, refusalWords } from '../offer-refusal-words.ts'
import type { AnswerProps } from './answer.ts'
import { useCutOffer } from './use-cut-offer.ts'
import { usePayNext } from './use-pay-next.ts'
import { useShipToFirst } from './use-ship-to-first.ts'

type Options = Pick<AnswerProps, 'opened' | 'viewer' | 'onAnswered' | 'onCut' | 'onClose'>
/** Opens the next offer instead of the order. */
type Way = {
  goesOn?: boolean
  /** Of the whole offer, where its seller states it. */
  freight?: Cents | undefined
}

const freightSent = ({ offer_number, buyer_name: buyer }: AnswerProps['opened']) =>
  `Freight of ${offer_number} sent to ${buyer}`

/** Accepts an offer and handles the outcome: an order, fewer units than offered, or another refusal. */
export function useAccept({ opened: offer, viewer, onAnswered, onCut, onClose }: Options) {
  const router = useRouter()
  const acceptOffer = useAcceptOffer()
  const acceptAndPay = useAcceptAndPay()
  const cut = useCutOffer(onCut)
  const payNext = usePayNext()
  const shipTo = useShipToFirst()
  const [isLeaving, setIsLeaving] = useState(false)

  async function sell(note: string | undefined, freight: Cents | undefined) {
    const { data } = await acceptOffer.mutateAsync({ offer, note, freight })
    const { purchase_order_id: orderId } = data.attributes
    if (orderId === null) return onAnswered(freightSent(offer))
    const link = { href: paths.order(orderId), label: 'Open order' }
    toast(`${offer.offer_number} is accepted.`, { link })
    onClose()
    await router.navigate({ href: paths.myOrders() })
  }

  async function buy(note: string | undefined) {
    const checkout = await acceptAndPay.mutateAsync({ offer, note })
    setIsLeaving(true)
    await payNext(checkout)
  }

  async function goOn(note: string | undefined, freight: Cents | undefined) {
    const { data } = await acceptOffer.mutateAsync({ offer, note, freight })
    const isSent = data.attributes.purchase_order_id === null
    onAnswered(isSent ? freightSent(offer) : `${offer.offer_number} is accepted`)
  }

  async function accept(note: string, way: Way = {}) {
    const { goesOn = false, freight } = way
    const act = { buyer: buy, seller: sell }[viewer]
    try {
      await (goesOn ? goOn : act)(note.trim() || undefined, freight)
    } catch (error) {
      if (shipTo.wasMissing(error, () => void accept(note, way)) || isConflict(error)) return
      if (isRefusedAs(error, UNITS_SHORT)) await cut.cutOffer(offer)
      else toastProblem(refusalWords(error))
      onClose()
    }
  }
  return {
    accept: (note: string, way?: Way) => shipTo.first(() => void accept(note, way)),
    isAccepting: acceptOffer.isPending || acceptAndPay.isPending || cut.isCutting || isLeaving,
    shipTo,
  }
}
