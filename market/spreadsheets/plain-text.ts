/** A text whose lines end alike, without the mark of DOS for the end of a file. */
export function withPlainLines(text: string) {
  let plain = text.replaceAll(/\r\n?/g, '\n')
  while (plain.trimEnd().endsWith(END_OF_FILE)) plain = plain.trimEnd().slice(0, -1)
  return plain
}
const END_OF_FILE = '\u001A'

/** What a first line such as `sep=|` says of the mark between cells, and the text behind it. */
export function withoutMarkLine(text: string) {
  const [line = '', mark] = /^"?sep=(.)"?\n/i.exec(text) ?? []
  return { text: text.slice(line.length), mark }
}

/** A text whose quotation marks stand where a reader of CSV looks for them; as it is where that is not clear. */
export function withPlainQuotes(text: string, mark: string, isTorn: (text: string) => boolean) {
  const tight = hasBlanks(text, mark) ? withoutBlanks(text, mark) : text
  if (!tight.includes('"') || !isTorn(tight)) return tight
  if (mark === '\t') return withQuotesOfTabs(tight)
  const doubled = tight.replaceAll('\\"', '""')
  return tight.includes('\\"') && !isTorn(doubled) ? doubled : tight
}

const hasBlanks = (text: string, mark: string) => text.includes(`${mark} "`)

/** Blanks before an opening quotation mark, and behind a closing one, are no part of a cell. */
function withoutBlanks(text: string, mark: string) {
  const pieces: string[] = []
  let from = 0
  let at = 0
  const skipBlanks = () => {
    pieces.push(text.slice(from, at))
    while (text[at] === ' ') at++
    from = at
  }
  while (at < text.length) {
    // The beginning of a cell.
    let quote = at
    while (text[quote] === ' ') quote++
    if (text[quote] === '"') {
      skipBlanks()
      at = endOfQuoted(text, at)
      if (text[at] === ' ') skipBlanks()
    }
    while (at < text.length && text[at] !== mark && text[at] !== '\n') at++
    at++
  }
  pieces.push(text.slice(from))
  return pieces.join('')
}

function endOfQuoted(text: string, opening: number) {
  let at = opening + 1
  for (;;) {
    const closing = text.indexOf('"', at)
    if (closing < 0) return text.length
    if (text[closing + 1] !== '"') return closing + 1
    at = closing + 2
  }
}

const WHOLE = /^"(?:[^"]|"")*"$/

/** Between tabs a quotation mark is a letter like any other, unless it encloses a cell properly. */
const withQuotesOfTabs = (text: string) =>
  text.replaceAll(/(?<=^|[\t\n])"[^\t\n]*/g, (cell) =>
    WHOLE.test(cell) ? cell : `"${cell.replaceAll('"', '""')}"`,
  )
