import type { ComponentType } from 'react'
import { AcceptSelectedDialog } from './AcceptSelectedDialog.tsx'
import { CounterSelectedDialog } from './CounterSelectedDialog.tsx'
import { RejectSelectedDialog } from './RejectSelectedDialog.tsx'
import type { SelectedAnswer } from './selected-answer.ts'
import type { SelectedProps } from './SelectedDialog.tsx'

const dialogs: Record<SelectedAnswer, ComponentType<SelectedProps>> = {
  accept: AcceptSelectedDialog,
  counter: CounterSelectedDialog,
  reject: RejectSelectedDialog,
}

/** The dialog of an answer to several offers. */
export function AnswerSelected({ answer, ...props }: SelectedProps & { answer: SelectedAnswer }) {
  const AnswerDialog = dialogs[answer]
  return <AnswerDialog {...props} />
}
