import { useState } from 'react'
import { shortagesOf } from '#market/offers/shortage.ts'
import { AcceptDialog } from '../answer/AcceptDialog.tsx'
import type { Answer, AnswerProps } from '../answer/answer.ts'
import { CounterDialog } from '../counter/CounterDialog.tsx'
import { UpdateQuantitiesDialog } from '../answer/UpdateQuantitiesDialog.tsx'
import { WithdrawDialog } from '../answer/WithdrawDialog.tsx'

type Props = AnswerProps & { answer: Answer; onReject: () => void }

/** The dialog of an answer; a rejection has its form in the card instead. */
export function OfferAnswer({ answer, onReject, ...about }: Props) {
  // As it was when the answer began: a dialog does not turn into another one.
  const [isShort] = useState(() => shortagesOf(about.offer.offer_products).length > 0)
  if (answer === 'accept')
    return isShort ? <UpdateQuantitiesDialog {...about} /> : <AcceptDialog {...about} />
  if (answer === 'withdraw') return <WithdrawDialog {...about} />
  if (answer === 'counter') return <CounterDialog {...about} onReject={onReject} />
  return null
}
