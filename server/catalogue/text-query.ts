/** What a buyer typed, in the language of PostgreSQL's text search: every word, each by its beginning. */
export function textQuery(typed: string): string {
  const words = typed.split(/\s+/)
  const all = words.map(wordQuery).join(' & ')
  const upc = spacedUpc(words)
  return upc ? `(${all}) | ${beginning(upc)}` : all
}

// "long-sleeve" is found as it is written and as two words.
function wordQuery(word: string): string {
  const parts = word.split(/[-/_]+/).filter(Boolean)
  const last = parts.pop()
  if (parts.length === 0 || !last) return beginning(word)
  return `(${beginning(word)} | (${[...parts.map(quoted), beginning(last)].join(' & ')}))`
}

/** A UPC copied from a label, where its digits stand in groups. */
function spacedUpc(words: string[]): string | undefined {
  const digits = words.join('').replaceAll('-', '')
  return /^\d{6,14}$/.test(digits) && digits !== words[0] ? digits : undefined
}

const beginning = (word: string) => `${quoted(word)}:*`
const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
