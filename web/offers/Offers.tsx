import { useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { ListSection } from '#web/platform/ui/ListSection.tsx'
import type { Answer } from './answer.ts'
import { EmptyTab } from './EmptyTab.tsx'
import { groupOffers, offerGroups } from './offer-group.ts'
import { groupMarks, groupName } from './offer-words.ts'
import { OfferAnswer } from './OfferAnswer.tsx'
import { OfferItem } from './OfferItem.tsx'
import type { OffersView } from './offers-address.ts'
import { OfferTabs } from './OfferTabs.tsx'

type Props = { offers: readonly Offer[]; view: OffersView; viewer: Party }
type Answering = { offerId: string; answer: Answer }

export function Offers({ offers, view, viewer }: Props) {
  const grouped = groupOffers(offers, { viewer, sort: view.sort })
  const groups = offerGroups.filter(
    (group) => grouped[group].length > 0 && (view.tab ?? group) === group,
  )
  const [openAtFirst] = useState(() => {
    const [first] = groups
    return isPhone() || !first ? undefined : grouped[first][0]?.id
  })
  const [chosen, setChosen] = useState<Record<string, boolean>>({})
  // Here, not in a card: an offer that changes hands while it is being answered changes its place.
  const [answering, setAnswering] = useState<Answering>()

  const named = offers.find(({ offer_number }) => offer_number === view.offerNumber)
  const isOpen = ({ id }: Offer) => chosen[id] ?? (id === openAtFirst || id === named?.id)
  const answered = offers.find(({ id }) => id === answering?.offerId)
  const answer = (offerId: string, what: Answer | undefined) =>
    setAnswering(what && { offerId, answer: what })

  return (
    <>
      <OfferTabs grouped={grouped} view={view} viewer={viewer} />
      {groups.map((group) => (
        <ListSection
          key={group}
          name={groupName(group, viewer)}
          mark={groupMarks[group]}
          count={grouped[group].length}
        >
          {grouped[group].map((offer) => (
            <OfferItem
              key={offer.id}
              offer={offer}
              viewer={viewer}
              isOpen={isOpen(offer)}
              isNamed={offer === named}
              isRejecting={offer === answered && answering?.answer === 'reject'}
              onOpenChange={(open) => setChosen({ ...chosen, [offer.id]: open })}
              onAnswer={(what) => answer(offer.id, what)}
            />
          ))}
        </ListSection>
      ))}
      {view.tab && groups.length === 0 && <EmptyTab tab={view.tab} viewer={viewer} />}
      {answering && answered && (
        <OfferAnswer
          offer={answered}
          viewer={viewer}
          answer={answering.answer}
          onClose={() => setAnswering(undefined)}
          onReject={() => answer(answered.id, 'reject')}
        />
      )}
    </>
  )
}

/** As wide as the layouts of this page distinguish. */
const isPhone = () => matchMedia('(max-width: 767px)').matches
