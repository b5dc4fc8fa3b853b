import type { Revision } from './offer-document.ts'

type Taken = {
  turn: Pick<Revision, 'act'>
  /** Whoever took it, as the reader calls them. */
  who: string
  /** Nothing was before: an acceptance then took the asking price. */
  isFirst: boolean
}

/** What happened in a turn. Units that are cut are nobody's decision: they were gone. */
export function turnWords({ turn, who, isFirst }: Taken): string {
  switch (turn.act) {
    case 'submit':
      return `${who} sent the offer`
    case 'counter':
      return `${who} countered`
    case 'update_quantities':
      return 'Units were cut to what is left'
    case 'accept':
      return isFirst ? `${who} bought at the asking price` : `${who} accepted`
    case 'reject':
      return `${who} declined the offer`
    case 'withdraw':
      return `${who} withdrew the offer`
    case 'expire':
      return 'The offer expired unanswered'
    case 'unlist':
      return 'A product was taken off the market'
  }
}
