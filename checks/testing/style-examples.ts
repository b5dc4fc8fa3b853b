/** A code block of STYLE.md: the file its first line names, and what it shows of it. */
export type Example = { file: string | undefined; parts: string[][] }

const BLOCK = /^```tsx?(?: (?<file>\S+))?\n(?<code>.*?)^```$/gms
const LEFT_OUT = '…'

/** Between two parts of a block something is left out. */
export const examplesIn = (page: string): Example[] =>
  [...page.matchAll(BLOCK)].map(({ groups }) => ({
    file: groups?.['file'],
    parts: (groups?.['code'] ?? '')
      .split(LEFT_OUT)
      .map(linesOf)
      .filter((lines) => lines.length > 0),
  }))

/** The first part that does not stand in a text, each below the one before. */
export function missingFrom(text: string, parts: readonly string[][]) {
  const lines = linesOf(text)
  let from = 0
  for (const part of parts) {
    const at = lines.findIndex(
      (_, start) => start >= from && part.every((line, i) => lines[start + i] === line),
    )
    if (at < 0) return part
    from = at + part.length
  }
  return undefined
}

// However deep it stands.
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
