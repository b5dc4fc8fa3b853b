import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'
import type { RefusalKind } from '#market/refusal-kind.ts'

export const MOST_PO_NUMBER_CHARACTERS = 40

/** The number of the buyer's own purchase order; empty or null: none. */
export const buyerPoNumberIn = z
  .string()
  .overwrite(plainLine)
  .max(MOST_PO_NUMBER_CHARACTERS, `Maximum ${MOST_PO_NUMBER_CHARACTERS} characters`)
  .nullable()

export const PO_NUMBER_REQUIRED = {
  code: 'po_number_required',
  message: 'Your company requires a PO number: add yours to the offer',
} satisfies RefusalKind
