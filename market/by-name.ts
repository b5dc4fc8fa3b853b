import { inPlainLetters } from './plain-letters.ts'

/**
 * Orders names as a reader of English expects, without regard to case, accents and apostrophes. The browser's own order
 * takes a slow phone a tenth of a second at first use. Lists that the database sorts follow its collation.
 */
export const byName = (one: string, other: string) =>
  inOrder(inPlainLetters(one), inPlainLetters(other)) || inOrder(one, other)

const inOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other))
