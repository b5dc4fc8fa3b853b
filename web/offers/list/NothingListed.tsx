import type { Party } from '#market/accounts/viewer.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { groupName, type OfferGroup } from './offer-group.ts'
import type { OffersView } from './offers-address.ts'

type Props = { view: OffersView; viewer: Party; isFound: boolean }

const WORDS: Record<OfferGroup, string> = {
  your_turn: 'Nothing to answer. Offers appear here when it’s your turn.',
  waiting: 'No offers are waiting for an answer.',
  closed: 'No offers have been rejected, withdrawn or expired.',
}

/** Says why no offer is listed: nothing matches, or the chosen tab is empty. */
export function NothingListed({ view, viewer, isFound }: Props) {
  if (!isFound)
    return (
      <p className="soft" style={{ padding: 'var(--s-12) 0', textAlign: 'center' }}>
        No offers match “<bdi>{view.query || view.company}</bdi>”.{' '}
        <Link href={paths.myOffers()}>Show all offers</Link>
      </p>
    )
  if (!view.tab) return null
  return (
    <section aria-label={groupName(view.tab, viewer)} style={{ padding: 'var(--s-12) 0' }}>
      <p className="soft" style={{ textAlign: 'center' }}>
        {WORDS[view.tab]}
      </p>
    </section>
  )
}
