import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const ROOTS = '{market,server,demo,payment-sandbox,web,checks,e2e,scripts,tools}'
const everything = globSync(`${ROOTS}/**/*.{ts,tsx,mjs}`)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const sources = everything.filter((file) => /\.tsx?$/.test(file) && !isTest(file))
const tests = everything.filter(isTest)

const read = (file: string) => readFileSync(file, 'utf8')
const lines = (file: string) => read(file).split('\n').length - 1

describe('source files', () => {
  test('are found', () => {
    expect(sources.length).toBeGreaterThan(300)
    expect(tests.length).toBeGreaterThan(50)
  })

  test('are of 250 lines at most', () => {
    expect(sources.filter((file) => lines(file) > 250)).toEqual([])
  })

  test('are mostly short: half under 60 lines, nine in ten under 150', () => {
    const lengths = sources.map(lines).toSorted((a, b) => a - b)
    const at = (share: number) => lengths[Math.floor(lengths.length * share)]
    expect(at(0.5)).toBeLessThan(60)
    expect(at(0.9)).toBeLessThan(150)
  })

  test('lie in folders that speak of the business', () => {
    const mute = /\/(utils?|helpers?|common|lib|types|services|misc|shared)\//
    expect(everything.filter((file) => mute.test(file))).toEqual([])
  })

  test('hold nothing that waits to be done or was commented out for later', () => {
    const marks = new RegExp(
      ['TODO', 'FIXME', 'XXX', 'HACK'].map((mark) => `\\b${mark}\\b`).join('|'),
    )
    expect(
      everything.filter((file) => marks.test(read(file)) && !file.startsWith('checks/')),
    ).toEqual([])
  })
})

describe('tests', () => {
  test('all run: none is alone, none is skipped without a condition', () => {
    const singled = /\b(?:test|describe|it)\.(?:only|skip|todo)\b/
    const set = tests.filter(
      (file) => file !== 'checks/sources.test.ts' && singled.test(read(file)),
    )
    expect(set).toEqual([])
  })
})
