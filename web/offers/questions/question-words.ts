import type { Party } from '#market/accounts/viewer.ts'
import type { Question } from '#market/messages/questions-list.ts'
import type { PillColour } from '#web/platform/ui/Pill.tsx'

type Pill = { label: string; colour: PillColour }

/** Where a question stands, as its reader sees it. */
export function questionPill({ state, offer_number: number }: Question, viewer: Party): Pill {
  if (state === 'offered') return { label: `Now in ${number}`, colour: 'gray' }
  if (state === 'answered') return { label: 'Answered', colour: 'green' }
  return viewer === 'seller'
    ? { label: 'To answer', colour: 'yellow' }
    : { label: 'Waiting for an answer', colour: 'gray' }
}

/** "You: Is it boxed?" */
export function lastWords({ last_message: { party, text } }: Question, viewer: Party) {
  const words = text ?? 'This message was deleted.'
  return party === viewer ? `You: ${words}` : words
}
