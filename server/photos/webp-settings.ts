import type { PhotoSize } from '#market/uploads/photo.ts'

// From this width on a photo may fill the screen, where steps in smooth ground are seen.
const LARGE: PhotoSize = 800
// Only a zoomed photo is as wide: it is seldom fetched, and takes as long to pack as the others together.
const ZOOMED: PhotoSize = 1200

/**
 * How a photo of this width is packed: the larger ones finer. Sharper edges of color (`smartSubsample`) are left out:
 * they take as long as all the rest, and the photos come out no nearer to what was sent.
 */
export const webpSettings = (width: number) => ({
  quality: width < LARGE ? 82 : 92,
  effort: width < ZOOMED ? 3 : 2,
})
