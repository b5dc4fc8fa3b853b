import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useRejectOffer } from '../offer-queries.ts'
import { refusalWords } from '../offer-refusal-words.ts'
import { ReasonField } from './ReasonField.tsx'

type Props = {
  offer: Offer
  viewer: Party
  counterparty: string
  onAnswered: (words: string) => void
  onClose: () => void
}

/** Asks for an optional reason inside the card, and ends the offer. */
export function RejectForm({ offer, viewer, counterparty, onAnswered, onClose }: Props) {
  const [reason, setReason] = useState('')
  const reject = useRejectOffer()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function send(event: FormEvent) {
    event.preventDefault()
    try {
      await reject.mutateAsync({ offer, note: reason.trim() || undefined })
      onAnswered(`${offer.offer_number} is rejected`)
    } catch (error) {
      toastProblem(refusalWords(error))
      onClose()
    }
  }
  return (
    <CardFoot>
      <form ref={form} noValidate className="col g3 full" onSubmit={(event) => void send(event)}>
        <ReasonField
          label={`Why are you rejecting ${offer.offer_number}?`}
          hint={`${counterparty} sees this. The offer ends and can’t be answered anymore.`}
          viewer={viewer}
          reason={reason}
          onChange={setReason}
          isFocused
        />
        <div className="row wrap">
          <Button type="submit" kind="danger-solid" busy={reject.isPending}>
            Reject offer
          </Button>
          <Button onClick={onClose}>Keep it open</Button>
        </div>
      </form>
    </CardFoot>
  )
}
