import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const SHEET = 'docs/asvs.md'
const ROOTS = 'server|market|demo|payment-sandbox|web|checks|e2e|docs|scripts'
const read = (file: string) => readFileSync(file, 'utf8')
const sheet = read(SHEET)

/** The cells of each row of the requirements. */
const rows = sheet
  .split('\n')
  .filter((line) => line.startsWith('| **'))
  .map((line) => line.split('|').slice(1, -1))

const nameOf = (requirement = '') => /\*\*([\d.]+)\*\*/.exec(requirement)?.[1]
const standsAs = (words: string) =>
  rows.filter(([, , , deviation = '']) => deviation.trim().startsWith(words))

describe.each([SHEET, 'docs/trust.md'])('%s', (page) => {
  test('names files that there are', () => {
    const named = [...read(page).matchAll(new RegExp(`\`((?:${ROOTS})/[^\`\\s]*)\``, 'g'))]
    const files = named.map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })
})

describe('the sheet of ASVS', () => {
  test('has every requirement of levels 1 and 2 once, in four cells', () => {
    expect(rows.filter((cells) => cells.length !== 4)).toEqual([])
    expect(new Set(rows.map(([requirement]) => nameOf(requirement))).size).toBe(253)
    expect(rows).toHaveLength(253)
  })

  test('says of each how it is met, or why not', () => {
    const isSaid = ([, how = '', , deviation = '']: string[]) =>
      how.trim() !== '' || /^ (not applicable|not met): \S/.test(deviation)
    expect(rows.filter((cells) => !isSaid(cells))).toEqual([])
    const known = /^ (?:(?:not applicable|not met|deviation): \S.*)?\s*$/
    expect(rows.filter(([, , , deviation = '']) => !known.test(deviation))).toEqual([])
  })

  test('counts right', () => {
    const told = (words: string) =>
      Number(new RegExp(`^\\| ${words} \\| \\d+ \\| \\d+ \\| (\\d+) \\|$`, 'm').exec(sheet)?.[1])
    const [notApplicable, notMet, deviating] = ['not applicable', 'not met', 'deviation'].map(
      (words) => standsAs(words).length,
    )
    expect(told('not applicable')).toBe(notApplicable)
    expect(told('not met')).toBe(notMet)
    expect(told('met, with a deviation named')).toBe(deviating)
    expect(told('met')).toBe(standsAs('').length - standsAs('not').length - standsAs('dev').length)
  })

  test('lists at its top what is not met', () => {
    const listed = [...sheet.matchAll(/^- \*\*([\d.]+)\*\*/gm)].map(([, name]) => name)
    expect(listed).toEqual(standsAs('not met').map(([requirement]) => nameOf(requirement)))
  })
})
