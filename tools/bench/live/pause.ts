import { setTimeout as sleep } from 'node:timers/promises'
import { USUAL_PAUSE_MS } from '#server/platform/live/live-connection.ts'

/** Until a page that has just been told something is told the next at once. */
export const pause = () => sleep(USUAL_PAUSE_MS + 50)
