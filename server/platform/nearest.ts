/**
 * The name that was most likely meant, if one is near: one typing error in four letters, and at most three. With more
 * than one the first letter is right, or it would be another word.
 */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const [closest] = names
    .map((name) => ({ name, errors: typingErrors(lettersOf(typed), lettersOf(name)) }))
    .filter(({ name, errors }) => errors <= mostErrors(lettersOf(typed), lettersOf(name)))
    .toSorted((one, other) => one.errors - other.errors)
  return closest?.name
}

const lettersOf = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const mostErrors = (typed: string, name: string) =>
  typed[0] === name[0] ? Math.min(3, Math.max(1, Math.floor(name.length / 4))) : 1

/** The Damerau-Levenshtein distance: letters left out, added or changed, and neighbors exchanged. */
export function typingErrors(typed: string, meant: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1]
      const isExchanged =
        typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isExchanged && row > 1 && column > 1 ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, meant.length)
}

const at = (row: number[], column: number) => row[column] ?? Infinity
