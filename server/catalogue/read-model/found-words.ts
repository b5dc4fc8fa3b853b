import type { FoundWord } from './entry.ts'

/** The words of a tsvector as PostgreSQL writes it: `'fig':1A,5 'soap':1A`. Words hold letters and digits alone. */
export function foundWords(tsvector: string): FoundWord[] {
  if (tsvector === '') return []
  return tsvector.split(' ').map((lexeme) => {
    const end = lexeme.lastIndexOf("'")
    return [lexeme.slice(1, end), placesIn(lexeme, end + 2)] as const
  })
}

// Positions are 1 to 5; letters say their weight, which the position says already.
function placesIn(lexeme: string, from: number): number {
  let places = 0
  for (let at = from; at < lexeme.length; at++) {
    const digit = lexeme.charCodeAt(at) - 48
    if (digit >= 1 && digit <= 5) places |= 1 << (digit - 1)
  }
  return places
}
