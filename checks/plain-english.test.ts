import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { longSentencesIn, marksIn, writtenIn, type Written } from './testing/plain-english.ts'

/** The most places with a mark in each root: take some out, and lower the number in the same commit. */
const CEILINGS: Readonly<Record<string, number>> = {
  market: 0,
  'server/platform': 0,
  'server/catalogue': 0,
  'server/products': 0,
  server: 0,
  web: 4,
  screens: 0,
  docs: 0,
  e2e: 0,
  demo: 0,
  'payment-sandbox': 0,
  checks: 0,
  scripts: 0,
  tools: 0,
}

const SHORT_SENTENCES = ['market/', 'server/platform/']

const roots = '{market,server,demo,payment-sandbox,web,checks,e2e,scripts,tools}'
const files = globSync(['*.{ts,mjs,md}', `${roots}/**/*.{ts,tsx,mjs,md}`, 'docs/**/*.md'])
  .filter((file) => !isGiven(file))
  .toSorted()

const everything = files.flatMap((file) =>
  writtenIn(file, readFileSync(file, 'utf8')).map((written) => ({ file, ...written })),
)

test.each(Object.keys(CEILINGS))('%s reads as plain English', (root) => {
  const marked = everything
    .filter((each) => rootOf(each) === root)
    .flatMap((each) =>
      marksIn(each.text)
        .slice(0, 1)
        .map((say) => `${placeOf(each)} ${say}`),
    )
  const ceiling = CEILINGS[root] ?? 0
  const words =
    marked.length > ceiling
      ? `more than ${ceiling} places with a mark; say them plainly (checks/testing/plain-english.ts)`
      : `fewer than ${ceiling}: lower the number of ${root} to ${marked.length}`
  expect(marked.length === ceiling || marked, words).toBe(true)
})

test('sentences of comments are short in market and server/platform', () => {
  const long = everything
    .filter(
      ({ kind, file }) =>
        kind === 'comment' && SHORT_SENTENCES.some((root) => file.startsWith(root)),
    )
    .flatMap((each) => longSentencesIn(each.text).map((sentence) => `${placeOf(each)} ${sentence}`))
  expect(long, 'more than 25 words').toEqual([])
})

test('every file belongs to a root', () => {
  expect([...new Set(everything.map(rootOf))].filter((root) => !(root in CEILINGS))).toEqual([])
})

describe('is noticed', () => {
  test('a mark, with the plain way', () => {
    expect(marksIn('Null where there is none.')).toEqual(['"is none": is missing, has no …'])
    expect(marksIn('Of so many rows, beside whoever asks anew.')).toHaveLength(4)
    expect(marksIn('Null if the row has no id, or none of these.')).toEqual([])
    expect(marksIn('See [a lot](decisions/0043-one-lot-is-bought-beside-the-cart.md).')).toEqual([])
  })

  test('every place where something is written', () => {
    const text = [
      '/** One',
      ' * block. */',
      '// Two',
      '// lines.',
      "const a = 'Three words here' // Behind.",
      "test.each([1])('a title', () => {",
      '  <p>',
      '    Said to a buyer',
      '  </p>',
    ].join('\n')
    expect(writtenIn('web/a.tsx', text)).toEqual([
      { kind: 'comment', line: 1, text: 'One block.' },
      { kind: 'comment', line: 3, text: 'Two lines.' },
      { kind: 'title', line: 6, text: 'a title' },
      { kind: 'screen', line: 5, text: 'Three words here' },
      { kind: 'screen', line: 6, text: 'a title' },
      { kind: 'screen', line: 8, text: 'Said to a buyer' },
    ])
    expect(writtenIn('docs/a.md', 'A line.\n\n```\ncode\n```\nThe last.')).toEqual([
      { kind: 'page', line: 1, text: 'A line.' },
      { kind: 'page', line: 6, text: 'The last.' },
    ])
  })

  test('a sentence of more than 25 words', () => {
    const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`
    expect(longSentencesIn(`${words(25)} ${words(25)}`)).toEqual([])
    expect(longSentencesIn(`${words(3)} ${words(26)}`)).toEqual([words(26)])
  })
})

function rootOf({ file, kind }: Written & { file: string }) {
  if (kind === 'page') return 'docs'
  if (kind === 'screen') return 'screens'
  const [first = '', second] = file.split('/')
  if (second === undefined) return 'scripts'
  return `${first}/${second}` in CEILINGS ? `${first}/${second}` : first
}

const placeOf = ({ file, line }: Written & { file: string }) => `${file}:${line}`

/** The specification's own words, and the list of marks with its tests. */
function isGiven(file: string) {
  return file.startsWith('docs/specification/') || file.includes('plain-english')
}
