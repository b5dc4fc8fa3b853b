import { useEffect, useState } from 'react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { useTakenOver } from '#web/platform/hooks/use-taken-over.ts'
import { useOfferCounts } from '#web/offers/offer-counts.ts'
import { keepOnDevice, keptOnDevice } from '#web/platform/storage/device-storage.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useWatchesAny } from '#web/products/watching/watch-queries.ts'
import { useSavedSearches } from '../saved-searches/saved-search-queries.ts'
import { phaseOf, type Remembered, stepsOf } from './getting-started.ts'

const keyOf = (userId: number) => `getting-started-${userId}`

/** How far a buyer is, and whether this browser still shows it. */
export function useGettingStarted({ id, buyer }: Pick<CurrentUser, 'id' | 'buyer'>) {
  // Only the browser knows what it has shown. Until the page is taken over it hides what is over.
  const isTakenOver = useTakenOver()
  const [remembered, remember] = useState(() => rememberedOf(id))
  const isWanted = remembered !== 'over'
  const { data: offers } = useOfferCounts({ enabled: isWanted })
  const watches = useWatchesAny({ enabled: isWanted })
  // The header asks for the counts, the cards for bookmarks; only this is asked for here, after them and where it decides.
  const isAsked = isWanted && offers !== undefined && watches === false
  const { data: searches } = useSavedSearches({ enabled: isAsked })
  const shipTo = buyer?.ship_to ?? null
  const steps = stepsOf({ shipTo, watches, savedSearches: searches?.length, offers })
  const phase = phaseOf(isTakenOver ? remembered : undefined, steps)

  if (isTakenOver && phase === 'open' && !remembered) remember('begun')
  useEffect(() => {
    if (!isTakenOver) return
    if (phase === 'open') keepOnDevice(keyOf(id), 'begun')
    // What has been said is not said again; until the page is left it stays.
    if (phase === 'finished') keepOnDevice(keyOf(id), 'over')
  }, [id, isTakenOver, phase])

  function choose(choice: 'begun' | 'over') {
    keepOnDevice(keyOf(id), choice)
    remember(choice)
  }
  function hide() {
    choose('over')
    toast('Getting started is hidden', {
      action: { label: 'Undo', act: () => choose('begun') },
    })
  }
  return { phase, steps: steps ?? [], hide, overAs: keyOf(id) }
}

function rememberedOf(userId: number): Remembered {
  const kept = keptOnDevice(keyOf(userId))
  return kept === 'begun' || kept === 'over' ? kept : undefined
}
