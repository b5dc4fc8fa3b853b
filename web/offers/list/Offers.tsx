import { startTransition, useRef, useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { useListKeys } from '#web/platform/keyboard/use-list-keys.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import type { Answer } from '../answer/answer.ts'
import { answeredWords } from '../selected/selected-answer.ts'
import { withCompany } from './companies.ts'
import { NothingListed } from './NothingListed.tsx'
import { groupOffers, offerGroups } from './offer-group.ts'
import { OfferItem } from './OfferItem.tsx'
import { offersFound } from './offer-search.ts'
import { OfferSection } from './OfferSection.tsx'
import type { OffersView } from './offers-address.ts'
import { OfferTabs } from './OfferTabs.tsx'
import { RoundDone } from './RoundDone.tsx'
import { SelectedOffersBar } from './SelectedOffersBar.tsx'
import { useOpenOffers } from './use-open-offers.ts'
import { useOfferQueue } from './use-offer-queue.ts'
import { useSelectedOffers } from './use-selected-offers.ts'

const OfferAnswer = laterDialog(async () => (await import('./OfferAnswer.tsx')).OfferAnswer)
const AnswerSelected = laterDialog(
  async () => (await import('../selected/AnswerSelected.tsx')).AnswerSelected,
)
const DIALOGS = [OfferAnswer, AnswerSelected]

type Props = {
  offers: readonly Offer[]
  /** The closed ones are not here yet. */
  isPart?: boolean | undefined
  view: OffersView
  viewer: Party
}
type Answering = { opened: Offer; answer: Answer }

const KEYS = [
  { key: 'a', does: 'Accept the offer' },
  { key: 'c', does: 'Counter the offer' },
  { key: 'x', does: 'Select the offer' },
]
const LIST = { items: '[data-offer]', focuses: 'button[aria-expanded]', keys: KEYS }

export function Offers({ offers, isPart = false, view, viewer }: Props) {
  const list = useRef<HTMLDivElement>(null)
  usePreloadOnFirstMove(DIALOGS)
  const found = withCompany(offersFound(offers, view.query, viewer), view.company, viewer)
  const grouped = groupOffers(found, { viewer, sort: view.sort })
  const groups = offerGroups.filter(
    (group) => grouped[group].length > 0 && (view.tab ?? group) === group,
  )
  const named = offers.find(({ offer_number }) => offer_number === view.offerNumber)
  const open = useOpenOffers(groups[0] && grouped[groups[0]][0], named)
  const round = useOfferQueue(grouped.your_turn, open.goTo)
  const several = useSelectedOffers(grouped.your_turn)
  // Kept here and not in a card: an offer whose turn changes during an answer moves to another section.
  const [answering, setAnswering] = useState<Answering>()
  const answered = offers.find(({ id }) => id === answering?.opened.id)
  const hasNext = grouped.your_turn.some(({ id }) => id !== answered?.id)

  const done = several.asked && answeredWords[several.asked.answer]
  // In slices, as the list is drawn again for it, and the page has to answer meanwhile.
  const begin = (opened: Offer, answer: Answer | undefined) =>
    startTransition(() => setAnswering(answer && { opened, answer }))

  function finish(offer: Offer, words: string) {
    setAnswering(undefined)
    round.note(offer.id, words)
    // With a next offer to answer it is said there, where a toast would cover the buttons.
    if (!hasNext) toast(words)
  }
  useListKeys(list, {
    ...LIST,
    onPress: (key, { dataset }) => {
      const offer = offers.find(({ id }) => id === dataset['offer'])
      if (!offer || !isTurnOf(viewer, offer.state)) return
      if (key === 'x') several.toggle(offer)
      else begin(offer, key === 'a' ? 'accept' : 'counter')
    },
  })
  return (
    <div ref={list}>
      <OfferTabs grouped={grouped} isPart={isPart} view={view} viewer={viewer} />
      <RoundDone round={round} />
      {groups.map((group) => (
        <OfferSection
          key={group}
          group={group}
          offers={grouped[group]}
          viewer={viewer}
          named={named}
        >
          {(offer) => (
            <OfferItem
              key={offer.id}
              offer={offer}
              viewer={viewer}
              isOpen={open.isOpen(offer)}
              isNamed={offer === named}
              round={group === 'your_turn' && offer.id === open.current ? round : undefined}
              isRejecting={offer === answered && answering?.answer === 'reject'}
              isChosen={several.isOffered ? several.has(offer) : undefined}
              onChoose={() => several.toggle(offer)}
              onOpenChange={(isOpen) => open.choose(offer, isOpen)}
              onAnswer={(answer) => begin(offer, answer)}
              onAnswered={(words) => finish(offer, words)}
            />
          )}
        </OfferSection>
      ))}
      {groups.length === 0 && !isPart && (
        <NothingListed view={view} viewer={viewer} isFound={found.length > 0} />
      )}
      {several.selected.length > 0 && (
        <SelectedOffersBar
          selected={several.selected}
          viewer={viewer}
          onAnswer={several.ask}
          onClear={several.clear}
        />
      )}
      {several.asked && (
        <AnswerSelected
          answer={several.asked.answer}
          opened={several.asked.offers}
          offers={offers}
          viewer={viewer}
          onClose={(those = []) => {
            several.close()
            const words = counted(those.length, 'offer')
            for (const offer of those) round.note(offer.id, `${words} ${done}`)
          }}
        />
      )}
      {answering && answered && (
        <OfferAnswer
          // A new revision starts the answer over, with empty fields.
          key={answering.opened.revision}
          {...answering}
          offer={answered}
          viewer={viewer}
          hasNext={hasNext}
          onAnswered={(words) => finish(answered, words)}
          onCut={() => open.choose(answered, true)}
          onClose={() => setAnswering(undefined)}
          onAgain={() => begin(answered, answering.answer)}
          onReject={() => begin(answered, 'reject')}
        />
      )}
    </div>
  )
}
