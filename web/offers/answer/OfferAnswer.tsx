import { AcceptDialog } from './AcceptDialog.tsx'
import type { Answer, AnswerProps } from './answer.ts'
import { CounterDialog } from '../counter/CounterDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type Props = AnswerProps & { answer: Answer; onReject: () => void }

/** The dialog of an answer; a rejection has its form in the card instead. */
export function OfferAnswer({ answer, onReject, ...about }: Props) {
  if (answer === 'accept') return <AcceptDialog {...about} />
  if (answer === 'withdraw') return <WithdrawDialog {...about} />
  if (answer === 'counter') return <CounterDialog {...about} onReject={onReject} />
  return null
}
