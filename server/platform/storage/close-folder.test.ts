import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeFolder } from './close-folder.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lotline-home-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)

test('a data directory is made for us alone', () => {
  const data = join(home, 'a/b')
  closeFolder(data)
  expect(modeOf(data)).toBe('700')
})

test('one that others may look into is closed, with its parts', () => {
  const data = join(home, 'data')
  for (const each of [data, join(data, 'uploads')]) {
    mkdirSync(each)
    chmodSync(each, 0o755)
  }
  closeFolder(data, ['uploads', 'photos'])
  expect([modeOf(data), modeOf(join(data, 'uploads'))]).toEqual(['700', '700'])
})

test('a place that all share is left as it is', () => {
  const place = join(home, 'tmp')
  mkdirSync(place)
  chmodSync(place, 0o1777)
  closeFolder(place)
  expect(modeOf(place)).toBe('1777')
})
