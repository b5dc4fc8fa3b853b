import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import type { Answer } from './answer.ts'
import { CounterDialog } from './CounterDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type Props = {
  offer: Offer
  viewer: Party
  answer: Answer
  onClose: () => void
  onReject: () => void
}

/** The dialog of the answer being given; a rejection is written in the card itself. */
export function OfferAnswer({ answer, onReject, ...about }: Props) {
  if (answer === 'accept') return <AcceptDialog {...about} />
  if (answer === 'withdraw') return <WithdrawDialog {...about} />
  if (answer === 'counter') return <CounterDialog {...about} onReject={onReject} />
  return null
}
