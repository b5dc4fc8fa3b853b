import { PHOTO_SIZES, type PhotoSize } from '#market/uploads/photo.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** Draws a photo that is not stored yet, or knows nothing of the key. */
export type DrawPhoto = (key: string, size: PhotoSize) => Promise<Buffer | undefined>

export type Photos = {
  read(key: string, size: PhotoSize): Promise<Buffer | undefined>
  store(key: string, copies: Map<PhotoSize, Buffer>): Promise<void>
  remove(key: string): Promise<void>
}

/** The public photos of a storage; a drawn one is drawn when it is first asked for and kept from then on. */
export function photosIn(storage: Storage, draw: DrawPhoto): Photos {
  const drawing = new Map<string, Promise<Buffer | undefined>>()

  return {
    async read(key, size) {
      const name = nameOf(key, size)
      return (await storage.read(name)) ?? once(name, () => drawAndStore(key, size))
    },
    async store(key, copies) {
      for (const [size, bytes] of copies) await storage.write(nameOf(key, size), bytes)
    },
    async remove(key) {
      for (const size of PHOTO_SIZES) await storage.remove(nameOf(key, size))
    },
  }

  async function once(name: string, work: () => Promise<Buffer | undefined>) {
    const running = drawing.get(name) ?? work().finally(() => drawing.delete(name))
    drawing.set(name, running)
    return running
  }

  async function drawAndStore(key: string, size: PhotoSize) {
    const bytes = await draw(key, size)
    // Drawn again next time, where there is no room to keep it.
    if (bytes) await storage.write(nameOf(key, size), bytes).catch(() => {})
    return bytes
  }
}

const nameOf = (key: string, size: PhotoSize) => `photos/${key}/${size}.webp`
