import { startTransition, useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { useIsUpTo } from '#web/platform/theme/use-is-up-to.ts'

/** Which offers of the list are open, and which of them the reader was led to. */
export function useOpenOffers(first: Offer | undefined, named: Offer | undefined) {
  // The layout of this page is that of a phone up to there.
  const isPhone = useIsUpTo('--small-tablet')
  const [firstId] = useState(first?.id)
  const openAtFirst = isPhone ? undefined : firstId
  const [chosen, setChosen] = useState<Record<string, boolean>>({})
  const [current, setCurrent] = useState<string>()

  return {
    current,
    isOpen: ({ id }: Offer) => chosen[id] ?? (id === openAtFirst || id === named?.id),
    // Drawn in slices, between which a press on another offer may come.
    choose: ({ id }: Offer, isOpen: boolean) =>
      startTransition(() => setChosen((before) => ({ ...before, [id]: isOpen }))),
    /** Opens the offer that comes next; the one before it closes. */
    goTo: ({ id }: Offer) => {
      const closed = current ?? openAtFirst
      setChosen((before) => ({ ...before, ...(closed && { [closed]: false }), [id]: true }))
      setCurrent(id)
    },
  }
}
