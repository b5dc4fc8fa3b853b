import sharp from 'sharp'
import { limited } from '#server/platform/limited.ts'
import { webpSettings } from '#server/photos/webp-settings.ts'
import type { DrawPhoto } from '#server/photos/photos.ts'
import { demoPicture, type DemoPicture } from './demo-picture.ts'

// Two at a time, so that a page full of new photos does not hold up passwords and files.
const AT_ONCE = 2
// At this density a unit of the drawing is a pixel.
const DENSITY = 72

/** Draws a demo photo as webp; one that nobody has looked at yet costs 5 to 40 ms by its size. */
export const renderDemoPhoto: DrawPhoto = async (key, width) => {
  const picture = demoPicture(key)
  return picture && rasterise(picture, width)
}

const rasterise = limited(AT_ONCE, ({ svg, width: drawn }: DemoPicture, width: number) =>
  sharp(Buffer.from(svg), { density: (DENSITY * width) / drawn })
    .resize({ width })
    .webp({ ...webpSettings(width), effort: 2 })
    .toBuffer(),
)
