/** What the sockets of one person may send at once; each second gives some of it back. */
const MOST_BYTES = 3_000_000
const BYTES_A_SECOND = 50_000

/** What a frame costs in addition to its bytes, and what a new socket costs. */
export const FRAME_COST = 1000
export const SOCKET_COST = 20_000

export type SendAllowance = ReturnType<typeof sendAllowance>

/** Counts what one person sends, on all sockets together. */
export function sendAllowance(clock = () => performance.now()) {
  let left = MOST_BYTES
  let at = clock()
  return { spend, isFull: () => refilled() === MOST_BYTES }

  /** Whether so much may be sent now. What may not be sent counts too, so that trying on does not help. */
  function spend(bytes: number) {
    left = Math.max(0, refilled() - bytes)
    at = clock()
    return left > 0
  }

  function refilled() {
    return Math.min(MOST_BYTES, left + ((clock() - at) / 1000) * BYTES_A_SECOND)
  }
}
