import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { changesOf, guardsNamed, timesIn } from '../tools/guards/guard.ts'
import { guards } from '../tools/guards/guards.ts'

describe('each guard that `npm run guards` takes out', () => {
  test('stands where its row says, once: or the guard has moved, and the row is to be mended', () => {
    const places = guards.flatMap((guard) =>
      changesOf(guard).map(({ file, is }) => ({ guard: guard.name, file, is })),
    )
    expect(places.length).toBeGreaterThan(9)
    expect(places.filter(({ file, is }) => timesIn(readFileSync(file, 'utf8'), is) !== 1)).toEqual(
      [],
    )
  })

  test('has tests that there are', () => {
    const tests = guards.flatMap((guard) => guard.tests)
    expect(tests.filter((file) => !file.endsWith('.test.ts') || !existsSync(file))).toEqual([])
    expect(guards.filter((guard) => guard.tests.length === 0)).toEqual([])
  })

  test('has a name of its own', () => {
    expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length)
  })
})

describe('the findings of docs/trust.md', () => {
  // In italics: not shown so, with the reason above the table.
  const findings = readFileSync('docs/trust.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?:[ABCS]\d+|Besides) \|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const testsIn = (text: string) =>
    [...text.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file]) => file)
  const named = findings.flatMap(([, of = '', , , tests = '']) => {
    const rest = tests.replaceAll(/\*[^*]*\*/g, '')
    return testsIn(rest).map((file) => `${of} ${file}`)
  })

  test('name tests that go red without the mend', () => {
    expect(named.length).toBeGreaterThan(40)
    const shown = guards.flatMap(({ of, tests }) => tests.map((file) => `${of} ${file}`))
    const hint = 'add a row to tools/guards/, or set the test in italics and say why'
    expect(
      named.filter((each) => !shown.includes(each)),
      hint,
    ).toEqual([])
  })
})

test('guards are chosen by finding or by a part of their name', () => {
  const [first] = guards
  expect(guardsNamed(guards, [])).toBe(guards)
  expect(guardsNamed(guards, [first?.name ?? ''])).toEqual([first])
  expect(new Set(guardsNamed(guards, ['A1']).map(({ of }) => of))).toEqual(new Set(['A1']))
})
