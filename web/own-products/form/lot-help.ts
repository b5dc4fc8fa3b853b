import type { ReactNode } from 'react'

/** What the calls of a page tell about a lot while it is filled in. */
export type LotHelp = {
  /** Said of the UPC when another lot has it. */
  upcProblem?: ReactNode
  /** What the house keeps of a sale. */
  feeBps?: number | undefined
  /** Why photos could not be fetched, by their place. */
  photoProblems?: readonly string[] | undefined
}
