import { statfs } from 'node:fs/promises'
import { Refusal } from '#server/platform/http/refusal.ts'

/** The free space of the volume that holds our files and perhaps the database. */
export type FreeSpace = {
  /** Refuses an upload that would leave less space than the database needs. */
  require(bytes: number): Promise<void>
  /** Refuses every write before the database would run out: at half of the reserve. */
  requireForWrites(): Promise<void>
  /** The same for a long upload; its space counts as used until it is released. */
  hold(bytes: number): Promise<{ release(): void }>
  /** Undefined when neither files nor database are on this machine. */
  look(): Promise<Room | undefined>
}

export type Room = { freeBytes: number; leastBytes: number; isShort: boolean }

const GIGABYTE = 1_000_000_000
const SMALLEST_MARGIN = 64_000_000
const TRY_AGAIN_SECONDS = 600
const LATELY_MS = 250

/** `leastBytes` is the reserve; the default depends on the size of the volume. */
export function freeSpaceOn(folder: string, leastBytes?: number): FreeSpace {
  let heldBytes = 0
  let lately: { at: number; room: Promise<{ freeBytes: number; leastBytes: number }> } | undefined

  return {
    look,
    hold,
    require: async (bytes) => (await hold(bytes)).release(),
    requireForWrites: async () => {
      const { freeBytes, leastBytes: least } = await seenLately()
      if (freeBytes < least / 2)
        throw noRoom('Lotline has no space left to save anything right now.')
    },
  }

  /** Half a reserve outlasts what is written in so short a time. */
  function seenLately() {
    const now = performance.now()
    if (!lately || now - lately.at > LATELY_MS) lately = { at: now, room: look() }
    return lately.room
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
      throw noRoom('There is no space for more files right now.')
    heldBytes += bytes
    return { release: () => void (heldBytes -= bytes) }
  }
}

const noRoom = (reason: string) =>
  new Refusal(`${reason} Please try again later.`, 503, { retryAfter: TRY_AGAIN_SECONDS })

/** For files and a database on other machines. */
export const boundlessSpace: FreeSpace = {
  look: async () => undefined,
  hold: async () => ({ release: () => {} }),
  require: async () => {},
  requireForWrites: async () => {},
}

/** A tenth of a small volume, a gigabyte of a large one. */
const marginOf = (volumeBytes: number) =>
  Math.min(GIGABYTE, Math.max(SMALLEST_MARGIN, volumeBytes / 10))
