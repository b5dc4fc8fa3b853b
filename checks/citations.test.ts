import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/specification/decisions.md', 'utf8')
const decisions = new Set(
  [...page.matchAll(/^<a id="[a-i]\d+"><\/a>\*\*([A-I]\d+)\./gm)].map(([, code]) => code),
)
const invariants = new Set(
  [...page.matchAll(/^<a id="reliability-(\d+)">/gm)].map(([, code]) => code),
)
const records = new Set(
  readdirSync('docs/decisions').map((file) => String(Number(file.slice(0, 4)))),
)
const sections = sectionsOf(page)

const roots = ['market', 'server', 'demo', 'payment-sandbox', 'web', 'checks', 'e2e', 'tools']
const files = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|css|sql)$/.test(file))
    .map((file) => `${root}/${file}`),
)
const texts = files
  .filter((file) => file !== 'checks/citations.test.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('every decision, invariant and section that the code cites is on the page of decisions', () => {
  expect(
    texts.flatMap(({ file, text }) => missingIn(text).map((code) => `${file}: ${code}`)),
  ).toEqual([])
})

test('a citation of what is not there is noticed, whichever way it is written', () => {
  for (const words of [
    '(decision C99)',
    '(decisions C1, C99)',
    '(decisions B2 to B99)',
    '(decision 999)',
    '(reliability 99)',
    '(spec 2, section 99)',
    '(spec 1, Nowhere)',
    '(spec section 5)',
    '(spec 4)',
  ])
    expect(missingIn(words), words).toHaveLength(1)
  expect(
    missingIn('(spec 1, User status; decisions B2 to B6, I8; reliability 12; decision 26)'),
  ).toEqual([])
})

function missingIn(text: string): string[] {
  const codes = [...text.matchAll(/\bdecisions? ((?:[A-Z]?\d+(?:, | and | to )?)+)/g)]
    .flatMap(([, list = '']) => list.split(/, | and | to /))
    .filter(Boolean)
  const cited = [...text.matchAll(/\breliability (\d+)/g)].map(([, code]) => code)
  const parts = [...text.matchAll(/\(spec(?: (\d))?(?:,? ([^;).:]+))?(?=[;).:])/g)]
    .map(([, spec, part]) => [spec, part].filter(Boolean).join(', '))
    // `spec` is also the name of a parameter.
    .filter((part) => /^\d/.test(part) || part.startsWith('section'))
  return [
    ...codes.filter((code) => !decisions.has(code) && !records.has(code)),
    ...cited.filter((code) => !invariants.has(code)).map((code) => `reliability ${code}`),
    ...parts.filter((part) => !sections.has(part)).map((part) => `spec ${part}`),
  ]
}

/** `1, section 4` and `1, Sign-in`, of the tables at the end of the page. */
function sectionsOf(text: string): Set<string> {
  let spec = ''
  return new Set(
    text.split('\n').flatMap((line) => {
      spec = /^\| spec (\d) \|/.exec(line)?.[1] ?? spec
      const [, section, , parts = ''] = line.split('|').map((cell) => cell.trim())
      if (!spec || !section?.startsWith('section ')) return []
      return [section, ...parts.split('; ')].filter(Boolean).map((part) => `${spec}, ${part}`)
    }),
  )
}
