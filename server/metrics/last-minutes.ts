import { FIGURES_OF_MINUTES } from '#market/system/process-figures.ts'

const MINUTE = 60_000

/** What was noted in the minute under way and in those before it that figures tell of, brought together: their sum, or the most. */
export function lastMinutes<Name extends string>(
  together: (one: number, other: number) => number,
  now: () => number = Date.now,
) {
  const minutes = new Map<number, Map<Name, number>>()
  return { note, of }

  function note(name: Name, value: number) {
    const minute = Math.floor(now() / MINUTE)
    let noted = minutes.get(minute)
    if (!noted) {
      minutes.set(minute, (noted = new Map()))
      forgetBefore(minute - FIGURES_OF_MINUTES)
    }
    noted.set(name, together(noted.get(name) ?? 0, value))
  }

  function of(name: Name) {
    forgetBefore(Math.floor(now() / MINUTE) - FIGURES_OF_MINUTES)
    return [...minutes.values()].reduce((all, noted) => together(all, noted.get(name) ?? 0), 0)
  }

  function forgetBefore(first: number) {
    for (const minute of minutes.keys()) if (minute < first) minutes.delete(minute)
  }
}
