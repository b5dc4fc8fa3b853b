import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
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
type Way = { goesOn?: boolean }

/** Accepts an offer and handles the outcome: an order, fewer units than offered, or another refusal. */
export function useAccept({ opened: offer, viewer, onAnswered, onCut, onClose }: Options) {
  const router = useRouter()
  const acceptOffer = useAcceptOffer()
  const acceptAndPay = useAcceptAndPay()
  const cut = useCutOffer(onCut)
  const payNext = usePayNext()
  const shipTo = useShipToFirst()
  const [isLeaving, setIsLeaving] = useState(false)

  async function sell(note: string | undefined) {
    const { data } = await acceptOffer.mutateAsync({ offer, note })
    const link = { href: paths.order(data.attributes.purchase_order_id), label: 'Open order' }
    toast(`${offer.offer_number} is accepted.`, { link })
    onClose()
    await router.navigate({ href: paths.myOrders() })
  }

  async function buy(note: string | undefined) {
    const checkout = await acceptAndPay.mutateAsync({ offer, note })
    setIsLeaving(true)
    await payNext(checkout)
  }

  async function goOn(note: string | undefined) {
    await acceptOffer.mutateAsync({ offer, note })
    onAnswered(`${offer.offer_number} is accepted`)
  }

  async function accept(note: string, { goesOn = false }: Way = {}) {
    const act = { buyer: buy, seller: sell }[viewer]
    try {
      await (goesOn ? goOn : act)(note.trim() || undefined)
    } catch (error) {
      if (shipTo.wasMissing(error, () => void accept(note, { goesOn })) || isConflict(error)) return
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
