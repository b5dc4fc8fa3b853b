import { useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'

/** The offers that are ticked, to be accepted together, and the question about them once it is asked. */
export function useSeveral(waiting: readonly Offer[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<readonly Offer[]>()
  const chosen = waiting.filter(({ id }) => ids.has(id))

  return {
    chosen,
    opened,
    /** One alone has its own Accept. */
    isOffered: waiting.length > 1,
    has: ({ id }: Offer) => ids.has(id),
    toggle: ({ id }: Offer) => setIds(ids.has(id) ? without(ids, id) : new Set([...ids, id])),
    clear: () => setIds(new Set()),
    ask: () => setOpened(chosen),
    close: () => setOpened(undefined),
  }
}

const without = (ids: ReadonlySet<string>, id: string) =>
  new Set([...ids].filter((each) => each !== id))
