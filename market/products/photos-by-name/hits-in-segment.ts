import { inSmallLetters, type Word } from './code-text.ts'
import type { byCodes, Code, CodedProduct } from './coded-products.ts'
import type { Run, Segment } from './runs-in-name.ts'

export type Codes<Product extends CodedProduct> = ReturnType<typeof byCodes<Product>>

/** As the code is written, in other letters, or with other separators or zeros. */
type Exactness = 0 | 1 | 2

/** A code that a part of a path holds, from one word to another. */
export type Hit<Product> = Code<Product> & { first: number; last: number; exactness: Exactness }

/** The codes that a part of a path holds, without those that are mere parts of another. */
export function hitsIn<Product extends CodedProduct>(
  segment: Segment,
  codes: Codes<Product>,
  length: 'long' | 'short',
): Hit<Product>[] {
  const hits = segment.runs.flatMap((run) => {
    if (isShort(run) !== (length === 'short') || (isShort(run) && !isAlone(run, segment))) return []
    const found = [...(run.gtin ? codes.withGtin(run.gtin) : []), ...codes.withCode(run.folded)]
    return closest(
      found.map((code) => ({ ...code, ...run, exactness: exactnessOf(code, segment) })),
    )
  })
  return hits.filter((hit) => !hits.some((other) => isPartOf(hit, other)))
}

/** As short as a year or the number of a photo. */
const isShort = ({ folded }: Run) => folded.length <= 3 || /^\d{1,5}$/.test(folded)

/** Whether a run begins its part of the path, and nothing follows but which photo it is. */
const isAlone = ({ first, last }: Run, { words }: Segment) =>
  first === 0 && words.length <= last + 3 && words.slice(last + 1).every(isPlace)

const isPlace = ({ text }: Word) =>
  /^(\d{1,3}|[a-z]|main|front|back|side|left|right|top|bottom|detail|copy)$/i.test(text)

function exactnessOf({ code }: Code<unknown>, { text }: Segment): Exactness {
  if (holds(text, code)) return 0
  return holds(inSmallLetters(text), inSmallLetters(code)) ? 1 : 2
}

/** Whether a text holds a code as it is written, and not as a part of a longer word. */
function holds(text: string, code: string) {
  for (let at = text.indexOf(code); at !== -1; at = text.indexOf(code, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + code.length)]
    if (!isTorn(before.slice(-1), code.slice(0, 1)) && !isTorn(code.slice(-1), after.slice(0, 1)))
      return true
  }
  return false
}

const isTorn = (left: string, right: string) =>
  (/\d/.test(left) && /\d/.test(right)) || (/\p{L}/u.test(left) && /\p{L}/u.test(right))

/** Of codes in the same words those most exactly like them, and of these the longest. */
function closest<Product>(hits: readonly Hit<Product>[]) {
  const exactness = Math.min(...hits.map((hit) => hit.exactness))
  const exact = hits.filter((hit) => hit.exactness === exactness)
  if (exactness === 2) return exact
  const longest = Math.max(...exact.map(({ code }) => code.length))
  return exact.filter(({ code }) => code.length === longest)
}

/** Whether a code lies within a longer one that is no less exactly there. */
const isPartOf = (hit: Hit<unknown>, other: Hit<unknown>) =>
  other.first <= hit.first &&
  other.last >= hit.last &&
  other.last - other.first > hit.last - hit.first &&
  other.exactness <= hit.exactness
