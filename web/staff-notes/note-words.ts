import { MAX_NOTE_CHARACTERS } from '#market/staff-notes/staff-note.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

/** "2 notes"; nothing of none. */
export function noteCount(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? '1 note' : `${quantityText(count)} notes`
}

const NEARLY_FULL = MAX_NOTE_CHARACTERS - 200

/** How many characters are left, once that matters. */
export const leftOfNote = ({ length }: string) =>
  length > NEARLY_FULL && `${quantityText(MAX_NOTE_CHARACTERS - length)} left`

const MOST_SHOWN = 40

/** The beginning of a note, by which its buttons are told apart. */
export const beginningOf = (text: string) =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).trimEnd()}…` : text

/** The text with a mention at its end, apart from the word before. */
export const mentioning = (text: string, name: string) =>
  `${text}${text === '' || /\s$/.test(text) ? '' : ' '}@${name} `
