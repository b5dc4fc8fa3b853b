import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { jobs } from '#server/jobs.ts'

const running = readFileSync('docs/running.md', 'utf8')
const section = /## What is kept, and how long.*?(?=\n## )/s.exec(running)?.[0] ?? ''
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', howLong = '', keptBy = '']) => ({ what, howLong, keptBy }))

const NEVER_BY_ITSELF = /^(not at all|permanently|until|as long as)/

const jobsOf = (keptBy: string) => [...keptBy.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

describe('what is kept, and how long', () => {
  test('is a table', () => expect(rows.length).toBeGreaterThan(20))

  test.each(rows)('$what: something keeps to it', ({ howLong, keptBy }) => {
    expect(keptBy !== '' || NEVER_BY_ITSELF.test(howLong)).toBe(true)
  })

  test('is kept to by jobs there are, and each period in days by one that runs by the clock', () => {
    const named = rows.flatMap(({ keptBy }) => jobsOf(keptBy))
    expect(named.length).toBeGreaterThan(20)
    const all = jobs.map(({ name }) => name)
    expect(named.filter((name) => !all.includes(name))).toEqual([])
    const onSchedule = new Set(jobs.filter(({ schedule }) => schedule).map(({ name }) => name))
    const inDays = rows.filter(({ howLong }) => /\d+ days/.test(howLong))
    expect(inDays.length).toBeGreaterThan(10)
    const adrift = inDays.filter(
      ({ keptBy }) => !jobsOf(keptBy).some((each) => onSchedule.has(each)),
    )
    expect(adrift).toEqual([])
  })
})
