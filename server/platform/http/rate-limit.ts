import { Refusal } from './refusal.ts'

type Allowance = { calls: number; perSeconds: number }

/** Counts calls by key over a sliding window; the refusal states the wait (decision I10). */
export function slidingRateLimit({ calls, perSeconds }: Allowance) {
  const recent = new Map<string, number[]>()
  let swept = Date.now()

  return function spend(key: string, now = Date.now()) {
    const since = now - perSeconds * 1000
    if (now - swept > perSeconds * 1000) sweep(since, now)
    const times = recent.get(key) ?? []
    while (times[0] !== undefined && times[0] <= since) times.shift()
    const [first] = times
    if (first !== undefined && times.length >= calls) throw tooMany((first - since) / 1000)
    times.push(now)
    recent.set(key, times)
  }

  function sweep(since: number, now: number) {
    swept = now
    for (const [key, times] of recent) if ((times.at(-1) ?? 0) <= since) recent.delete(key)
  }
}

/** 429 whose message states the wait and the alternative. */
export const tooMany = (waitSeconds: number, instead = '') =>
  waitFor('Too many attempts.', waitSeconds, instead)

/** 429 with its own reason and the wait. */
export function waitFor(reason: string, waitSeconds: number, instead = ''): Refusal {
  const seconds = Math.max(1, Math.ceil(waitSeconds))
  const message = `${reason} Please wait ${inWords(seconds)} and try again${instead}.`
  return new Refusal(message, 429, { retryAfter: seconds })
}

function inWords(seconds: number) {
  if (seconds === 1) return '1 second'
  if (seconds < 90) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
