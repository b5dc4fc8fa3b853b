/** Answers longer than this are not kept; a repeat is told that the request was carried out. */
export const MOST_KEPT_BYTES = 64 * 1024
/** What may be kept of one account's answers in a day. */
export const KEPT_BYTES_A_DAY = 32 * 1024 * 1024

const HOUR_MS = 3_600_000
const HOURS = 24

/**
 * Which answers may be kept: only short ones, up to a number of bytes for each account and day, counted by the
 * hour.
 */
export function keptQuota() {
  const spent = new Map<number, Map<number, number>>()
  let swept = 0

  return function mayKeep(userId: number, bytes: number, now = Date.now()) {
    if (bytes > MOST_KEPT_BYTES) return false
    const hour = Math.floor(now / HOUR_MS)
    if (hour > swept) sweep(hour)
    const hours = spent.get(userId) ?? new Map<number, number>()
    const before = [...hours.values()].reduce((total, each) => total + each, 0)
    if (before + bytes > KEPT_BYTES_A_DAY) return false
    spent.set(userId, hours.set(hour, (hours.get(hour) ?? 0) + bytes))
    return true
  }

  function sweep(hour: number) {
    swept = hour
    for (const [userId, hours] of spent) {
      for (const old of hours.keys()) if (old <= hour - HOURS) hours.delete(old)
      if (hours.size === 0) spent.delete(userId)
    }
  }
}
