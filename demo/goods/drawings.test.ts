import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sampleColours } from '../art/sample-colours.ts'
import { goodNames, goodOf } from './all-goods.ts'
import { drawingsOf } from './drawings.ts'

const files = globSync('demo/goods/*/*.svg').toSorted()
const { printed, ...parts } = sampleColours
const samples: string[] = [
  printed,
  ...Object.values(parts).flatMap((tones) => Object.values(tones)),
]

test('every drawing is of a good and lies with its category', () => {
  for (const file of files) {
    const name = goodNames.find((each) => each === basename(file, '.svg').replace(/-\d$/, ''))
    expect(name && goodOf(name).category, file).toBe(basename(dirname(file)))
  }
})

test('every good has one to four drawings, all of which its lots may show', () => {
  const drawn = goodNames.map((name) => drawingsOf(name).length)
  expect(Math.min(...drawn)).toBe(1)
  expect(Math.max(...drawn)).toBe(4)
  expect(drawn.reduce((one, other) => one + other)).toBe(files.length)
})

test('no two drawings are alike', () => {
  expect(new Set(files.map(read)).size).toBe(files.length)
})

test('the sample colours are told apart', () => {
  expect(new Set(samples).size).toBe(22)
})

describe.each(files)('%s', (file) => {
  const svg = read(file)

  test('is a picture that any viewer shows', async () => {
    const { channels, isOpaque } = await sharp(file, { density: 24 }).stats()
    const [red] = channels
    expect(red?.stdev).toBeGreaterThan(10)
    // A lot's ground shows behind it.
    expect(isOpaque).toBe(false)
  })

  test('is coloured in sample colours and what no lot changes', () => {
    const colours = all(svg, /(?:fill|stroke|stop-color|color)="([^"]*)"/g)
    const foreign = /^(?!none$|currentColor$|url\(#[\w-]+\)$|#(?:[\da-f]{3}|[\da-f]{6})$)/
    expect(colours.filter((colour) => foreign.test(colour))).toEqual([])
    expect(colours.filter((colour) => samples.includes(colour)).length).toBeGreaterThan(1)
    // One that nearly is a sample colour was meant to be it.
    const props = colours.filter((colour) => colour.length === 7 && !samples.includes(colour))
    expect(props.filter((colour) => samples.some((own) => distance(own, colour) < 12))).toEqual([])
  })

  test('uses what it defines, and defines what it uses', () => {
    const defined = all(svg, / id="([^"]*)"/g)
    const used = all(svg, /(?:url\(|href=")#([\w-]+)/g)
    expect(new Set(used)).toEqual(new Set(defined))
    expect(new Set(defined).size).toBe(defined.length)
  })

  test('has whole numbers, or such of two decimals', () => {
    expect(svg).not.toMatch(/\d\.\d{3}|NaN|undefined|null/)
  })
})

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

const all = (svg: string, pattern: RegExp) =>
  [...svg.matchAll(pattern)].map(([, found = '']) => found)

function distance(one: string, other: string): number {
  const apart = (at: number) =>
    Number(`0x${one.slice(at, at + 2)}`) - Number(`0x${other.slice(at, at + 2)}`)
  return Math.abs(apart(1)) + Math.abs(apart(3)) + Math.abs(apart(5))
}
