import type { ResaleTerms } from '#market/resale/resale-terms.ts'

type Said = { message?: string | undefined } | undefined
type TermsError = ({ [part in keyof ResaleTerms]?: Said | readonly Said[] } & Said) | undefined

export type TermsErrors = {
  whole?: string | undefined
  parts: Partial<Record<keyof ResaleTerms, string | undefined>>
}

/** What is said of terms as a whole, and of each part of them. */
export function errorsOfTerms(error: TermsError): TermsErrors {
  return {
    whole: error?.message,
    parts: {
      channels: wordsOf(error?.channels),
      blocked_states: wordsOf(error?.blocked_states),
      map_cents: wordsOf(error?.map_cents),
      remove_labels: wordsOf(error?.remove_labels),
    },
  }
}

/** Of a list, what is said of it or of the first of what it holds. */
const wordsOf = (said: Said | readonly Said[]) =>
  said && 'message' in said ? said.message : [said].flat().find((each) => each?.message)?.message
