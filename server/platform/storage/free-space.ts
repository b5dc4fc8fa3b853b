import { statfs } from 'node:fs/promises'
import { Refusal } from '#server/platform/http/refusal.ts'

/** The room on the volume that our files, and perhaps the database, lie on. */
export type FreeSpace = {
  /** Refuses, in words, what would leave less room than the database needs. */
  require(bytes: number): Promise<void>
  /** Refuses every write before the database itself would: at half of what is to stay free. */
  requireForWrites(): Promise<void>
  /** The same for what takes its time; others count on its room being gone until it is released. */
  hold(bytes: number): Promise<{ release(): void }>
  /** Nothing where nothing of ours lies on this machine. */
  look(): Promise<Room | undefined>
}

export type Room = { freeBytes: number; leastBytes: number; isShort: boolean }

const GIGABYTE = 1_000_000_000
const SMALLEST_MARGIN = 64_000_000
const TRY_AGAIN_SECONDS = 600

/** `leastBytes` says how much is to stay free; without it that depends on the size of the volume. */
export function freeSpaceOn(folder: string, leastBytes?: number): FreeSpace {
  let heldBytes = 0

  return {
    look,
    hold,
    require: async (bytes) => (await hold(bytes)).release(),
    requireForWrites: async () => {
      const { freeBytes, leastBytes: least } = await look()
      if (freeBytes < least / 2) throw noRoom('Lotline has no room to save anything at the moment.')
    },
  }

  async function look() {
    const { bsize, bavail, blocks } = await statfs(folder)
    const freeBytes = bavail * bsize
    const least = leastBytes ?? marginOf(blocks * bsize)
    return { freeBytes, leastBytes: least, isShort: freeBytes < least }
  }

  async function hold(bytes: number) {
    const { freeBytes, leastBytes: least } = await look()
    if (freeBytes - heldBytes - bytes < least)
      throw noRoom('There is no room for more files at the moment.')
    heldBytes += bytes
    return { release: () => void (heldBytes -= bytes) }
  }
}

const noRoom = (reason: string) =>
  new Refusal(`${reason} Please try again later.`, 503, { retryAfter: TRY_AGAIN_SECONDS })

/** For files and a database that lie elsewhere. */
export const boundlessSpace: FreeSpace = {
  look: async () => undefined,
  hold: async () => ({ release: () => {} }),
  require: async () => {},
  requireForWrites: async () => {},
}

/** A tenth of a small volume, a gigabyte of a large one. */
const marginOf = (volumeBytes: number) =>
  Math.min(GIGABYTE, Math.max(SMALLEST_MARGIN, volumeBytes / 10))
