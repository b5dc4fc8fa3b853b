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

/** The same function with a limit on how many calls run at the same time; the rest wait in order. */
function limited<Args extends unknown[], Result>(
  atOnce: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async (...args) => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work(...args)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
