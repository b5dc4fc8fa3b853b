import { useState, type ReactNode } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ListSection } from '#web/platform/ui/lists/ListSection.tsx'
import { groupMarks, groupName, type OfferGroup } from './offer-group.ts'

type Props = {
  group: OfferGroup
  offers: readonly Offer[]
  viewer: Party
  /** The offer that the address names; it shows however far down the list it is. */
  named: Offer | undefined
  children: (offer: Offer) => ReactNode
}

const MOST_AT_FIRST = 50

/** The offers of one group; a long group shows its first offers, and more on demand. */
export function OfferSection({ group, offers, viewer, named, children }: Props) {
  const [limit, setLimit] = useState(MOST_AT_FIRST)
  const shown = Math.max(limit, named ? offers.indexOf(named) + 1 : 0)
  const more = offers.length - shown
  return (
    <>
      <ListSection name={groupName(group, viewer)} mark={groupMarks[group]} count={offers.length}>
        {offers.slice(0, shown).map(children)}
      </ListSection>
      {more > 0 && (
        <div className="row" style={{ justifyContent: 'center', paddingTop: 'var(--s-4)' }}>
          <Button onClick={() => setLimit(shown + MOST_AT_FIRST)}>Show more ({more} left)</Button>
        </div>
      )}
    </>
  )
}
