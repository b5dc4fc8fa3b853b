import type { PhotoSize } from '#market/uploads/photo.ts'

// From this width on a photo may fill the screen, where steps in smooth ground are seen.
const LARGE: PhotoSize = 800

/** How a photo of this width is packed: the larger ones finer, in colour as well as in light. */
export const webpSettings = (width: number) =>
  width < LARGE ? { quality: 82 } : { quality: 92, smartSubsample: true }
