import { useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import type { Answer, AnswerProps } from '../answer/answer.ts'
import { groupName, groupOffers, type OfferGroup, offerGroups } from './offer-group.ts'
import { OfferItem } from './OfferItem.tsx'
import { offersFound } from './offer-search.ts'
import { OfferSection } from './OfferSection.tsx'
import type { OffersView } from './offers-address.ts'
import { OfferTabs } from './OfferTabs.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { AcceptDialog } from '../answer/AcceptDialog.tsx'
import { CounterDialog } from '../counter/CounterDialog.tsx'
import { WithdrawDialog } from '../answer/WithdrawDialog.tsx'
import { isUpTo } from '#web/platform/theme/breakpoints.ts'

type Props = { offers: readonly Offer[]; view: OffersView; viewer: Party }
type Answering = { opened: Offer; answer: Answer }

export function Offers({ offers, view, viewer }: Props) {
  const found = offersFound(offers, view.query, viewer)
  const grouped = groupOffers(found, { viewer, sort: view.sort })
  const groups = offerGroups.filter(
    (group) => grouped[group].length > 0 && (view.tab ?? group) === group,
  )
  const [openAtFirst] = useState(() => {
    const [first] = groups
    return isPhone() || !first ? undefined : grouped[first][0]?.id
  })
  const [chosen, setChosen] = useState<Record<string, boolean>>({})
  // Kept here and not in a card: an offer whose turn changes during an answer moves to another section.
  const [answering, setAnswering] = useState<Answering>()

  const named = offers.find(({ offer_number }) => offer_number === view.offerNumber)
  const isOpen = ({ id }: Offer) => chosen[id] ?? (id === openAtFirst || id === named?.id)
  const answered = offers.find(({ id }) => id === answering?.opened.id)
  const begin = (opened: Offer, answer: Answer | undefined) =>
    setAnswering(answer && { opened, answer })

  return (
    <>
      <OfferTabs grouped={grouped} view={view} viewer={viewer} />
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
              isOpen={isOpen(offer)}
              isNamed={offer === named}
              isRejecting={offer === answered && answering?.answer === 'reject'}
              onOpenChange={(open) => setChosen({ ...chosen, [offer.id]: open })}
              onAnswer={(answer) => begin(offer, answer)}
            />
          )}
        </OfferSection>
      ))}
      {groups.length === 0 && found.length === 0 && <NothingFound query={view.query} />}
      {view.tab && groups.length === 0 && found.length > 0 && (
        <EmptyTab tab={view.tab} viewer={viewer} />
      )}
      {answering && answered && (
        <OfferAnswer
          // A new revision starts the answer over, with empty fields.
          key={answering.opened.revision}
          {...answering}
          offer={answered}
          viewer={viewer}
          onClose={() => setAnswering(undefined)}
          onAgain={() => begin(answered, answering.answer)}
          onReject={() => begin(answered, 'reject')}
        />
      )}
    </>
  )
}

/** Whether the layout of this page is that of a phone. */
const isPhone = () => isUpTo('--small-tablet')

type EmptyTabProps = { tab: OfferGroup; viewer: Party }

const WORDS: Record<OfferGroup, string> = {
  your_turn: 'Nothing waits for you. Offers come here when it is your turn to answer.',
  waiting: 'Nobody else has an offer to answer.',
  closed: 'No offer was rejected, withdrawn or left to expire.',
}

function EmptyTab({ tab, viewer }: EmptyTabProps) {
  return (
    <section aria-label={groupName(tab, viewer)} style={{ padding: 'var(--s-12) 0' }}>
      <p className="soft" style={{ textAlign: 'center' }}>
        {WORDS[tab]}
      </p>
    </section>
  )
}

type NothingFoundProps = { query: string }

function NothingFound({ query }: NothingFoundProps) {
  return (
    <p className="soft" style={{ padding: 'var(--s-12) 0', textAlign: 'center' }}>
      No offer matches “<bdi>{query}</bdi>”. <Link href={paths.myOffers()}>Show all offers</Link>
    </p>
  )
}

type OfferAnswerProps = AnswerProps & { answer: Answer; onReject: () => void }

/** The dialog of an answer; a rejection has its form in the card instead. */
function OfferAnswer({ answer, onReject, ...about }: OfferAnswerProps) {
  if (answer === 'accept') return <AcceptDialog {...about} />
  if (answer === 'withdraw') return <WithdrawDialog {...about} />
  if (answer === 'counter') return <CounterDialog {...about} onReject={onReject} />
  return null
}
