import { AcceptSelectedDialog } from './AcceptSelectedDialog.tsx'
import { CounterSelectedDialog } from './CounterSelectedDialog.tsx'
import { RejectSelectedDialog } from './RejectSelectedDialog.tsx'
import type { SelectedProps } from './SelectedDialog.tsx'

const dialogs = {
  accept: AcceptSelectedDialog,
  counter: CounterSelectedDialog,
  reject: RejectSelectedDialog,
}
export type SelectedAnswer = keyof typeof dialogs

/** The dialog of an answer to several offers. */
export function AnswerSelected({ answer, ...props }: SelectedProps & { answer: SelectedAnswer }) {
  const AnswerDialog = dialogs[answer]
  return <AnswerDialog {...props} />
}

/** What is said of offers that were answered. */
export const answeredWords: Record<SelectedAnswer, string> = {
  accept: 'accepted',
  counter: 'countered',
  reject: 'rejected',
}
