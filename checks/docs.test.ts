import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { anchorsIn, linksIn, problemOfLink } from './testing/markdown.ts'

const INDEX = 'docs/README.md'
const read = (file: string) => readFileSync(file, 'utf8')
const docs = globSync('docs/**/*.md')
const pages = [...globSync('*.md'), ...docs]

test('README fits on one screen: at most 70 lines of at most 120 letters', () => {
  const lines = read('README.md').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(70)
  expect(lines.filter((line) => line.length > 120)).toEqual([])
})

test('the index of the docs links every page', () => {
  const linked = linksIn(read(INDEX)).map((target) => `docs/${target}`)
  expect(docs.filter((file) => file !== INDEX && !linked.includes(file))).toEqual([])
})

describe('links', () => {
  test.each(pages)('of %s lead to a file, and to a heading in it', (page) => {
    const problems = linksIn(read(page)).map((target) => problemOfLink(page, target))
    expect(problems.filter(Boolean)).toEqual([])
  })

  test('that lead nowhere are noticed', () => {
    const broken = ['gone.md', 'README.md#gone', '#gone', 'docs/gone.webp']
    expect(broken.filter((target) => !problemOfLink('README.md', target))).toEqual([])
    const good = ['docs', 'docs/README.md#decisions', 'docs/specification/decisions.md#a1']
    expect(good.map((target) => problemOfLink('README.md', target)).filter(Boolean)).toEqual([])
  })

  test('are read from text and pictures, and not from code', () => {
    const text =
      '[a](b.md) `[c](d.md)` [`e`](f.md#g)\n```sh\n[h](i.md)\n```\n<img src="j.webp"> [k](https://l.m)'
    expect(linksIn(text)).toEqual(['b.md', 'f.md#g', 'j.webp'])
    expect([...anchorsIn('# Is it ready?\n## `A` and b-c\n<a id="d"></a>')]).toEqual([
      'is-it-ready',
      'a-and-b-c',
      'd',
    ])
  })
})

describe('every script that the docs name', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const namedIn = (text: string) =>
    [...text.matchAll(/\bnpm run ((?:--?\S+ )*)([a-z][\w:-]*)/g)].map(([, , name = '']) => name)

  test.each(pages)('on %s is in package.json', (page) => {
    expect(namedIn(read(page)).filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  test('is found with its options', () => {
    const text = '`npm run --silent sbom`, npm run admin:create -- EMAIL; npm run gone.'
    expect(namedIn(text)).toEqual(['sbom', 'admin:create', 'gone'])
  })
})
