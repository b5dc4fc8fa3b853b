import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const photoSizes = [200, 400, 800, 1200] as const
export type PhotoSize = (typeof photoSizes)[number]

/** Draws a photo that is not stored yet, or knows nothing of the key. */
export type DrawPhoto = (key: string, size: PhotoSize) => Promise<Buffer | undefined>

export type Photos = { read(key: string, size: PhotoSize): Promise<Buffer | undefined> }

/** Photos in a folder, each drawn when it is first asked for and kept from then on. */
export function photosIn(folder: string, draw: DrawPhoto): Photos {
  const drawing = new Map<string, Promise<Buffer | undefined>>()

  async function read(key: string, size: PhotoSize) {
    const file = join(folder, key, `${size}.webp`)
    return (await stored(file)) ?? once(file, () => drawAndStore(file, key, size))
  }

  async function once(file: string, work: () => Promise<Buffer | undefined>) {
    const running = drawing.get(file) ?? work().finally(() => drawing.delete(file))
    drawing.set(file, running)
    return running
  }

  async function drawAndStore(file: string, key: string, size: PhotoSize) {
    const bytes = await draw(key, size)
    if (!bytes) return undefined
    await mkdir(dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}`
    await writeFile(draft, bytes)
    await rename(draft, file)
    return bytes
  }

  return { read }
}

async function stored(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
