import type { Revision } from './offer-document.ts'

type Taken = {
  turn: Pick<Revision, 'act'>
  /** What the reader calls the side that took the turn. */
  who: string
  /** Nothing was before: an acceptance then took the asking price. */
  isFirst: boolean
}

/** What happened in a turn. When units are cut, neither side decided it: the units were gone. */
export function turnWords({ turn, who, isFirst }: Taken): string {
  switch (turn.act) {
    case 'submit':
      return `${who} sent the offer`
    case 'counter':
      return `${who} countered`
    case 'update_quantities':
      return 'Units were reduced to what is left'
    case 'accept':
      return isFirst ? `${who} bought at the asking price` : `${who} accepted`
    case 'reject':
      return `${who} declined the offer`
    case 'withdraw':
      return `${who} withdrew the offer`
    case 'expire':
      return 'The offer expired unanswered'
    case 'unlist':
      return 'A product was unlisted'
  }
}
