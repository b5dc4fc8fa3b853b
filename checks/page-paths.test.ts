import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { paths } from '#web/platform/navigation/paths.ts'

// Read as text: the list of routes brings all screens with it, which need a browser.
const source = readFileSync('web/app/routes.tsx', 'utf8')
const routes = [
  ...source.matchAll(
    /\b(?:page|sellerPage|staffPage|authPage|dialogPage|leadingTo)\(\s*'([^']*)'/g,
  ),
].map(([, path = '']) => path)
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
    expect(routes.length).toBeGreaterThan(5)
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
