import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveChannel } from '#market/live/channels.ts'
import { usePageTakenOver } from '#web/platform/hooks/use-taken-over.ts'
import type { LiveStanding } from './live-link.ts'
import { startLive, type Listener } from './start-live.ts'

/** Keeps the page of a signed-in person live once it is taken over; `onChange` fetches again what the channel is about. */
export function useLive(
  listener: Listener | undefined,
  onChange: (channels: readonly LiveChannel[]) => void,
): LiveStanding {
  const [standing, setStanding] = useState<LiveStanding>('opening')
  const change = useEffectEvent(onChange)
  const isTakenOver = usePageTakenOver()
  const userId = listener?.userId
  const channels = listener?.channels
  useEffect(() => {
    if (userId === undefined || !channels || !isTakenOver) return undefined
    return startLive({
      userId,
      channels,
      onChange: (changed) => change(changed),
      onStanding: setStanding,
    })
  }, [userId, channels, isTakenOver])
  return listener === undefined ? 'over' : standing
}
