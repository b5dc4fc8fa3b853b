import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { UNITS_SHORT } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isRefusedAs } from '#web/platform/http/call-error.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useAcceptAndPay, useAcceptOffer } from '../offer-queries.ts'
import { isConflict, refusalWords } from '../refusal-words.ts'
import { useCutUnits } from './use-cut-units.ts'
import { usePayNext } from './use-pay-next.ts'
import { useShipToFirst } from './use-ship-to-first.ts'

type Options = { offer: Offer; viewer: Party; onDone: () => void }

/** Accepts an offer and handles the outcome: an order, fewer units than offered, or another refusal. */
export function useAccept({ offer, viewer, onDone }: Options) {
  const router = useRouter()
  const acceptOffer = useAcceptOffer()
  const acceptAndPay = useAcceptAndPay()
  const cutUnits = useCutUnits()
  const payNext = usePayNext()
  const shipTo = useShipToFirst()
  const [isLeaving, setIsLeaving] = useState(false)

  async function sell(note: string | undefined) {
    const { data } = await acceptOffer.mutateAsync({ offer, note })
    const link = { href: paths.order(data.attributes.purchase_order_id), label: 'Open order' }
    toast(`${offer.offer_number} is accepted.`, { link })
    onDone()
    await router.navigate({ href: paths.myOrders() })
  }

  async function buy(note: string | undefined) {
    const checkout = await acceptAndPay.mutateAsync({ offer, note })
    setIsLeaving(true)
    await payNext(checkout)
  }

  async function accept(note: string) {
    try {
      await (viewer === 'buyer' ? buy : sell)(note.trim() || undefined)
    } catch (error) {
      if (shipTo.wasMissing(error, () => void accept(note)) || isConflict(error)) return
      if (isRefusedAs(error, UNITS_SHORT)) await cutUnits.cut(offer)
      else toastProblem(refusalWords(error))
      onDone()
    }
  }
  return {
    accept: (note: string) => shipTo.first(() => void accept(note)),
    isAccepting: acceptOffer.isPending || acceptAndPay.isPending || cutUnits.isCutting || isLeaving,
    shipTo,
  }
}
