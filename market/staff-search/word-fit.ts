/** How words that somebody typed stand in a text: all of them whole, each at least the beginning of one, or neither. */
export type WordFit = 'whole' | 'beginnings' | 'none'

export function wordFit(typed: string, text: string): WordFit {
  const words = wordsIn(text)
  const wanted = wordsIn(typed)
  if (wanted.every((word) => words.includes(word))) return 'whole'
  return wanted.every((word) => words.some((each) => each.startsWith(word))) ? 'beginnings' : 'none'
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
