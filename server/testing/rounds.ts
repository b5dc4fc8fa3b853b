/** Rounds of a test: as many as it takes to show something, however slow the machine, and more while there is time. */
export function roundsWithin(ms: number, { atLeast }: { atLeast: number }) {
  const end = Date.now() + ms
  let rounds = 0
  return {
    /** Whether there is another one, which then counts. */
    next: () => {
      if (rounds >= atLeast && Date.now() >= end) return false
      rounds += 1
      return true
    },
  }
}
