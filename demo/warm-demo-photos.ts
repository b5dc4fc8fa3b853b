import { setTimeout } from 'node:timers/promises'
import type { Photos } from '#server/photos/photos.ts'
import { DEMO_LOTS } from './lots/make-lots.ts'

const CATALOGUE_WIDTH = 400
const PAUSE = 25

/** Draws the catalogue's photos in the background, newest first, leaving time for requests in between. */
export function warmDemoPhotos(photos: Photos) {
  const stopping = new AbortController()
  const done = draw()
  return async () => {
    stopping.abort()
    await done
  }

  async function draw() {
    for (let number = DEMO_LOTS; number > 0 && !stopping.signal.aborted; number--) {
      // One that cannot be kept now is drawn when somebody asks for it.
      await photos.read(`demo-lot-${number}`, CATALOGUE_WIDTH).catch(() => undefined)
      await setTimeout(PAUSE)
    }
  }
}
