import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const textOf = (pattern: string) => globSync(pattern).map(read).join('\n')
const sheets = globSync('web/**/*.css')
const styles = textOf('web/**/*.css')
/** Set while the page runs, by a component of ours or by React Aria. */
const components = textOf('web/**/*.tsx')
const ARIA = ['--trigger-width']

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
