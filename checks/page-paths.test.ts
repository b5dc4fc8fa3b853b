import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { paths } from '#web/platform/navigation/paths.ts'

// Read as text: the table of pages brings all screens with it, which need a browser.
const table = readFileSync('web/app/routes.tsx', 'utf8')
const tree = readFileSync('web/app/route-tree.ts', 'utf8')
const pathsIn = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, path = '']) => path)
const pages = pathsIn(table, /^ {2}'(\/[^']*)':/gm)
const leadOn = pathsIn(tree, /\b(?:dialogPage|leadingTo)\(\s*'([^']*)'/g)
const routes = [...pages, ...leadOn]
const catchesAll = (path: string) => path === '$'

/** The address a builder makes when each of its places holds the same word. */
const addressOf = (build: (...places: never[]) => string) =>
  String(Reflect.apply(build, undefined, ['x', 'x'])).split('?')[0] ?? ''

function matches(address: string, route: string) {
  const pattern = route.replaceAll(/\$\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(address)
}

describe('the addresses of pages', () => {
  test('are found in the list of routes', () => {
    expect(pages.length).toBeGreaterThan(40)
    expect(leadOn.length).toBeGreaterThan(5)
    expect(routes.some(catchesAll)).toBe(true)
  })

  test('are listed once each', () => {
    expect(routes.filter((path, at) => routes.indexOf(path) !== at)).toEqual([])
  })

  test('lead to a screen, every one that a link can name', () => {
    const screens = routes.filter((path) => !catchesAll(path))
    const astray = Object.entries(paths)
      .map(([name, build]) => ({ name, address: addressOf(build) }))
      .filter(({ address }) => !screens.some((route) => matches(address, route)))
    expect(astray.map(({ name }) => name)).toEqual([])
  })
})
