import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
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
