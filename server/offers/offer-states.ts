import { sql } from 'kysely'
import { endedStates, reviewStates, type OfferState } from '#market/offers/offer.ts'

// Literals and not parameters, so that partial indexes of these states apply.
const listed = (states: readonly OfferState[]) =>
  sql`(${sql.join(states.map((state) => sql.lit(state)))})`

/** The sets of states of the market's rules, for `state in …` and `state not in …`. */
export const inReview = listed(reviewStates)
export const ended = listed(endedStates)
export const inReviewOrAccepted = listed([...reviewStates, 'accepted'])
export const editable = listed(['draft', 'saved_for_later'])
