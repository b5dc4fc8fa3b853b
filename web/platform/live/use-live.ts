import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveChannel } from '#market/live/channels.ts'
import type { LiveStanding } from './live-link.ts'
import { startLive } from './start-live.ts'

/** Keeps the page of a signed-in user live; `onChange` fetches again what the channel is about. */
export function useLive(
  userId: number | undefined,
  onChange: (channel: LiveChannel) => void,
): LiveStanding {
  const [standing, setStanding] = useState<LiveStanding>('opening')
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (userId === undefined) return undefined
    return startLive({
      userId,
      onChange: (channel) => change(channel),
      onStanding: setStanding,
    })
  }, [userId])
  return userId === undefined ? 'over' : standing
}
