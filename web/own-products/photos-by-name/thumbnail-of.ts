import { limited } from './limited.ts'
import type { PhotoSource } from './files/photo-source.ts'

const SIDE = 112
// Each holds the whole picture while it is made smaller.
const AT_ONCE = 2

/** A small picture of a photo, at an address that has to be revoked; undefined where it cannot be read. */
export const thumbnailOf = limited(AT_ONCE, async (source: PhotoSource, signal: AbortSignal) => {
  if (signal.aborted) return undefined
  try {
    const picture = await createImageBitmap(await source.open(), {
      resizeWidth: SIDE,
      resizeQuality: 'medium',
    })
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    picture.close()
    return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp' }))
  } catch {
    return undefined
  }
})
