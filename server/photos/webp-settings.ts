import type { PhotoSize } from '#market/uploads/photo.ts'

// From this width on a photo may fill the screen, where steps in smooth ground are seen.
const LARGE: PhotoSize = 800
// It takes as long to pack as the others together, and at less effort comes out 5% smaller or larger.
const WIDEST: PhotoSize = 1200

/**
 * How a photo of this width is packed: the larger ones finer. Sharper edges of color (`smartSubsample`) are left out:
 * they take as long as all the rest, and the photos come out no nearer to what was sent.
 */
export const webpSettings = (width: number) => ({
  quality: width < LARGE ? 82 : 92,
  effort: width < WIDEST ? 3 : 2,
})
