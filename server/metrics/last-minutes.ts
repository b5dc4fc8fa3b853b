import { FIGURES_OF_MINUTES } from '#market/system/process-figures.ts'

const MINUTE = 60_000

/**
 * Combines the values of the current minute and of those before it that are reported: their sum, or their
 * maximum.
 */
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
      dropBefore(minute - FIGURES_OF_MINUTES)
    }
    noted.set(name, together(noted.get(name) ?? 0, value))
  }

  function of(name: Name) {
    dropBefore(Math.floor(now() / MINUTE) - FIGURES_OF_MINUTES)
    return [...minutes.values()].reduce((all, noted) => together(all, noted.get(name) ?? 0), 0)
  }

  function dropBefore(first: number) {
    for (const minute of minutes.keys()) if (minute < first) minutes.delete(minute)
  }
}
