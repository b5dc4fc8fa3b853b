import type { Party } from '#market/accounts/viewer.ts'
import type { OfferGroup } from './offer-group.ts'
import { groupName } from './offer-words.ts'

type Props = { tab: OfferGroup; viewer: Party }

const WORDS: Record<OfferGroup, string> = {
  your_turn: 'Nothing waits for you. Offers come here when it is your turn to answer.',
  waiting: 'Nobody else has an offer to answer.',
  closed: 'No offer was rejected, withdrawn or left to expire.',
}

export function EmptyTab({ tab, viewer }: Props) {
  return (
    <section aria-label={groupName(tab, viewer)} style={{ padding: 'var(--s-12) 0' }}>
      <p className="soft" style={{ textAlign: 'center' }}>
        {WORDS[tab]}
      </p>
    </section>
  )
}
