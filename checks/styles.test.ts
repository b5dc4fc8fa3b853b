import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const textOf = (pattern: string) => globSync(pattern).map(read).join('\n')
const sheets = globSync('web/**/*.css')
const styles = textOf('web/**/*.css')
/** Set while the page runs, by a component of ours or by React Aria. */
const components = textOf('web/**/*.tsx')
const ARIA = ['--trigger-width']
/** Set by the library of icons. */
const FROM_LIBRARIES = ['lucide']

test('every custom property that a style asks for, and has nothing else for, is set somewhere', () => {
  const asked = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
  expect(asked.length).toBeGreaterThan(500)
  const isSet = (name: string) =>
    ARIA.includes(name) ||
    new RegExp(`${name}:`).test(styles) ||
    new RegExp(`['"]${name}['"]`).test(components)
  expect([...new Set(asked)].filter((name) => !isSet(name))).toEqual([])
})

test('screens change at widths that have a name', () => {
  const queries = sheets.flatMap((file) =>
    [...read(file).matchAll(/@media ([^{]+) \{/g)].map(([, query]) => `${file}: ${query}`),
  )
  expect(queries.length).toBeGreaterThan(200)
  expect(queries.filter((query) => /\d/.test(query))).toEqual([])
  const scripts = globSync('web/**/*.{ts,tsx}').filter((file) =>
    /matchMedia\([^)]*width/.test(read(file)),
  )
  expect(scripts).toEqual([])
})

describe('a colour or a distance', () => {
  /** Not tokens, and why. */
  const LISTED = {
    'web/platform/theme/tokens.css': 'they are declared here',
    'web/app/landing/sections/Hero.module.css: font-size: 44px': 'the headline as wide as a phone',
    'web/platform/ui/prices/PercentOff.module.css: font-size: 48px':
      'the loudest number of a phone, beside the price',
    'web/app/tools/SellerFrame.module.css: font-size: 9px': 'two letters in a logo of 24 px',
  }
  const DISTANCES =
    /^(padding|margin|gap|row-gap|column-gap|scroll-(padding|margin)|font|border-(\w+-)*radius)/
  const declarations = sheets.flatMap((file) =>
    [...withoutComments(read(file)).matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(
      ([, name = '', value = '']) => ({ file, name, value: value.replace(/\s+/g, ' ') }),
    ),
  )
  const outside = (isRaw: (declaration: { name: string; value: string }) => boolean) =>
    declarations
      .filter(isRaw)
      .filter(({ file }) => !Object.hasOwn(LISTED, file))
      .map(({ file, name, value }) => `${file}: ${name}: ${value}`)
      .filter((line) => !Object.hasOwn(LISTED, line))

  test('is found', () => {
    expect(declarations.length).toBeGreaterThan(3000)
  })

  test('of colour is a token', () => {
    const RAW = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|^(white|black)$/i
    expect(outside(({ value }) => RAW.test(value))).toEqual([])
  })

  test('over 2 px, inside, between or around things, of letters or corners, is a step of the scale', () => {
    const lengths = (value: string) =>
      [...value.matchAll(/(?<![\w-])-?([\d.]+)(px|rem)\b/g)].map(([, figure, unit]) =>
        unit === 'rem' ? 16 * Number(figure) : Number(figure),
      )
    const isRaw = (value: string) => lengths(value.split(' / ')[0] ?? '').some((px) => px > 2)
    expect(outside(({ name, value }) => DISTANCES.test(name) && isRaw(value))).toEqual([])
  })
})

describe('a change of the page costs no more than itself, as', () => {
  const rules = sheets.flatMap((file) =>
    rulesOf(withoutComments(read(file))).map((rule) => ({ file, ...rule })),
  )
  const selectors = rules
    .filter(({ path }) => !path.some((part) => /^@(media print|keyframes)/.test(part)))
    .flatMap(({ file, path }) => selectorsOf(path).map((selector) => ({ file, selector })))
  const outside = (isWide: (selector: string) => boolean) =>
    selectors
      .filter(({ selector }) => isWide(selector))
      .map(({ file, selector }) => `${file}: ${selector}`)

  test('rules are found', () => {
    expect(selectors.length).toBeGreaterThan(2000)
  })

  test('nothing within a page depends on whether the page has something', () => {
    // Otherwise the browser restyles the whole page whenever anything in it comes or goes.
    const PAGE =
      /(:root|\bhtml\)?|(?<![\w.-])(body|main)|#root|#content|\.(shell|content|page))(?![\w-])/
    const hasOfPage = (selector: string) =>
      compoundsOf(selector)
        .slice(0, -1)
        .some((part) => PAGE.test(part.split(':has(')[0] ?? '') && part.includes(':has('))
    expect(['.shell:not(:has(b)) .c', '.content:has(b) + *'].every(hasOfPage)).toBe(true)
    expect(outside(hasOfPage)).toEqual([])
  })

  test('no attribute that any element may have styles all within it', () => {
    const reachesAll = (selector: string) => {
      const parts = compoundsOf(selector)
      return (
        /^(\*|:(?!is\())/.test(parts.at(-1) ?? '') &&
        parts.slice(0, -1).some((part) => /\[/.test(part))
      )
    }
    expect(['.a[aria-busy] > *', '[data-b] > .c :not(.d)'].every(reachesAll)).toBe(true)
    expect(outside(reachesAll)).toEqual([])
  })

  test('what moves endlessly needs no painting', () => {
    const steps = rules.filter(({ path }) => path.some((part) => part.startsWith('@keyframes')))
    expect(steps.length).toBeGreaterThan(4)
    const CHEAP = ['opacity', 'transform', 'translate', 'rotate', 'scale']
    const costly = steps.filter(({ names }) => names.some((name) => !CHEAP.includes(name)))
    expect(costly.map(({ file, path }) => `${file}: ${path.join(' ')}`)).toEqual([])
  })
})

describe('a class', () => {
  const screens = globSync('web/**/*.{ts,tsx}').map((file) => ({ file, text: read(file) }))
  const words = new Set(
    screens.flatMap(({ text }) => [...text.matchAll(/['"]([\w-]+)['"]/g)].map(([, word]) => word)),
  )
  const modules = sheets
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => ({ file, classes: classesOf(read(file)), uses: usesOf(file) }))

  test('of a module is found', () => {
    expect(modules.length).toBeGreaterThan(100)
  })

  test('that a component asks of its module stands there', () => {
    const missing = modules.flatMap(({ file, classes, uses }) =>
      uses.named.filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('of a module is asked for, by its name or by a word that somebody chooses', () => {
    const idle = modules.flatMap(({ file, classes, uses }) =>
      [...classes]
        .filter((name) => !uses.named.includes(name) && !(uses.chosen && words.has(name)))
        .map((name) => `${file}: ${name}`),
    )
    expect(idle).toEqual([])
  })

  test('that any screen may take is taken, and each that is taken exists', () => {
    const shared = new Set(
      sheets
        .filter((file) => !file.endsWith('.module.css'))
        .flatMap((file) => [...classesOf(read(file))]),
    )
    const taken = new Set(
      screens.flatMap(({ text }) =>
        [...text.matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
      ),
    )
    expect([...taken].filter((name) => !shared.has(name))).toEqual([])
    const written = screens.map(({ text }) => text).join('\n')
    const isWritten = (name: string) => new RegExp(`['"\`\\s]${name}['"\`\\s]`).test(written)
    expect(
      [...shared].filter((name) => !FROM_LIBRARIES.includes(name) && !isWritten(name)),
    ).toEqual([])
  })

  function usesOf(sheet: string) {
    const named: string[] = []
    let chosen = false
    for (const { file, text } of screens) {
      for (const [, name = '', path = ''] of text.matchAll(
        /import (\w+) from '([^']+\.module\.css)'/g,
      )) {
        const from = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
        if (from !== sheet) continue
        named.push(
          ...[...text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))].map(
            ([, each = '']) => each,
          ),
        )
        chosen ||= new RegExp(`\\b${name}\\[[^']`).test(text)
      }
    }
    return { named, chosen }
  }
})

/** The names in the selectors of a stylesheet, but not those of others that it reaches for. */
function classesOf(css: string) {
  const selectors = withoutComments(css).matchAll(/([^{};]+)\{/g)
  const own = [...selectors].map(([, selector = '']) => selector.replace(/:global\([^)]*\)/g, ''))
  return new Set(
    own
      .filter((selector) => !/^\s*@/.test(selector))
      .flatMap((selector) =>
        [...selector.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name),
      ),
  )
}

/** Each block that declares something, by what it stands in, the outermost first. */
function rulesOf(css: string) {
  const rules: { path: readonly string[]; names: string[] }[] = [{ path: [], names: [] }]
  const open = [...rules]
  for (const [, text = '', end] of css.matchAll(/([^{};]*)([{};])/g)) {
    const inner = open.at(-1)
    if (end === '{') {
      const rule = { path: [...(inner?.path ?? []), text.trim().replace(/\s+/g, ' ')], names: [] }
      open.push(rule)
      rules.push(rule)
    } else {
      const [name, value] = text.split(':')
      if (value !== undefined && name) inner?.names.push(name.trim())
      if (end === '}') open.pop()
    }
  }
  return rules.filter(({ names }) => names.length > 0)
}

/** Each selector of a nested rule, written out. */
function selectorsOf(path: readonly string[]) {
  let outer = ['']
  for (const part of path.filter((each) => !each.startsWith('@')))
    outer = outer.flatMap((above) =>
      split(part, ',').map((each) =>
        each.includes('&') ? each.replaceAll('&', above) : `${above} ${each}`.trim(),
      ),
    )
  return outer
}

/** What stands between the combinators of a selector. */
const compoundsOf = (selector: string) => split(selector.replace(/\s*[>+~]\s*/g, ' '), ' ')

/** At a sign that stands in no brackets. */
function split(text: string, sign: string) {
  let depth = 0
  const parts = ['']
  for (const letter of text) {
    if ('(['.includes(letter)) depth += 1
    if (')]'.includes(letter)) depth -= 1
    if (letter === sign && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function withoutComments(css: string) {
  return css.replace(/\/\*[\s\S]*?\*\//g, '')
}
