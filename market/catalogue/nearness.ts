/** How far a word is from what was typed, in typos; of two words with like beginnings the nearer whole one. */
export type Nearness = { typosToBeginning: number; typosToWhole: number }

/** Typos that are forgiven: the longer the word, the surer what it was meant to be. Figures are taken at their word. */
export function typosForgiven(typed: string): number {
  const { length } = Array.from(typed)
  if (length < 4 || /\d/.test(typed)) return 0
  return length < 8 ? 1 : 2
}

/** Whether the word begins with what was typed but for the typos that are forgiven. */
export function isNear(typed: string, word: string): boolean {
  const forgiven = typosForgiven(typed)
  return nearness(typed, word, forgiven).typosToBeginning <= forgiven
}

/**
 * Letters left out, added, replaced or swapped with the next one (optimal string alignment). Compares
 * what was typed to the closest beginning of the word, and to the word as a whole. Stops early once the
 * distance exceeds `most`.
 */
export function nearness(typed: string, word: string, most = Infinity): Nearness {
  const letters = Array.from(word)
  let before: number[] = []
  let row = [0, ...letters.map((_, at) => at + 1)]
  let lastTyped = ''
  for (const letter of Array.from(typed)) {
    const next = nextRow({ letters, before, row, lastTyped, letter })
    before = row
    row = next
    lastTyped = letter
    // From one letter to the next it never becomes less.
    if (Math.min(...row) > most) break
  }
  return { typosToBeginning: Math.min(...row), typosToWhole: row[letters.length] ?? Infinity }
}

type Step = {
  letters: readonly string[]
  before: readonly number[]
  row: readonly number[]
  lastTyped: string
  letter: string
}

/** The typos between what was typed up to this letter and every beginning of the word. */
function nextRow({ letters, before, row, lastTyped, letter }: Step): number[] {
  const next = [far(row, 0) + 1]
  letters.forEach((wanted, at) => {
    const swapped = lastTyped === wanted && letter === letters[at - 1]
    next.push(
      Math.min(
        far(row, at + 1) + 1,
        far(next, at) + 1,
        far(row, at) + (letter === wanted ? 0 : 1),
        swapped ? far(before, at - 1) + 1 : Infinity,
      ),
    )
  })
  return next
}

const far = (row: readonly number[], at: number) => row[at] ?? Infinity
