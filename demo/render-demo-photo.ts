import { drawPhoto } from '#server/photos/draw-photo.ts'
import type { DrawPhoto } from '#server/photos/photos.ts'
import { limited } from '#server/platform/limited.ts'
import { demoPicture } from './demo-picture.ts'

// So that a page full of new photos does not hold up the pictures that people send.
const AT_ONCE = 2
// At this density a unit of the drawing is a pixel.
const DENSITY = 72

/** Draws a demo photo as webp; one that nobody has looked at yet costs 5 to 40 ms by its size. */
export const renderDemoPhoto: DrawPhoto = async (key, width) => {
  const picture = demoPicture(key)
  return picture && draw({ svg: picture.svg, density: (DENSITY * width) / picture.width, width })
}

const draw = limited(AT_ONCE, drawPhoto)
