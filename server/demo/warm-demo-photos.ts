import { setTimeout } from 'node:timers/promises'
import type { Photos } from '#server/photos/photos.ts'
import { DEMO_LOTS } from './lots/make-lots.ts'

const CATALOGUE_WIDTH = 400
const PAUSE = 25

/** Draws the catalogue's photos in the background, newest first, leaving time for requests in between. */
export async function warmDemoPhotos(photos: Photos, signal: AbortSignal): Promise<void> {
  for (let number = DEMO_LOTS; number > 0 && !signal.aborted; number--) {
    await photos.read(`demo-lot-${number}`, CATALOGUE_WIDTH)
    await setTimeout(PAUSE)
  }
}
