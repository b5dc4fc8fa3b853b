import { useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { isQuoted } from '#market/freight/freight-of-offer.ts'
import type { Cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import type { CounterLine } from './counter-draft.ts'

type Countered = { opened: Offer; viewer: Party; lines: readonly CounterLine[] }

/** The freight of a counter: its seller states it while a quoted lot is left, and a buyer leaves it as it stands. */
export function useFreight({ opened, viewer, lines }: Countered) {
  const stood = opened.freight_cents ?? undefined
  const [typed, setFreight] = useState<Cents | undefined>(stood)
  const kept = lines.filter(({ isRemoved }) => !isRemoved)
  const isOfQuoted = isQuoted(kept.map(({ line }) => line.product))
  const states = viewer === 'seller' && isOfQuoted
  const freight = isOfQuoted ? (states ? typed : stood) : undefined
  return {
    freight,
    setFreight,
    states,
    isRestated: states && typed !== stood,
    isFreightOpen: isOfQuoted && freight === undefined,
  }
}
