import { isCallError } from '#web/platform/http/call-error.ts'
import { fieldEdited, type Figures } from './figures.ts'
import { fieldNames } from './fill/fillable.ts'

/** The server's objection to a field that was edited in place, in words shown at the field. */
export type FigureProblem = { field: keyof Figures; words: string }

export function figureProblem(error: Error, figures: Figures): FigureProblem | undefined {
  const field = fieldEdited(figures)
  if (!field) return undefined
  const told = isCallError(error) ? Object.entries(error.fields) : []
  const own = told.find(([key]) => key === `product.${field}`)?.[1][0]
  if (own) return { field, words: own }
  // A price may be refused for another one: for an MSRP it is the asking price that is too high.
  const [key, [words] = []] = told[0] ?? []
  const other = Object.entries(fieldNames).find(([name]) => key === `product.${name}`)?.[1]
  return { field, words: other && words ? `${other}: ${words}` : error.message }
}
