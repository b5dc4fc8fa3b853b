import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isFresh, stampOf, writeStamp } from '../scripts/build-stamps.mjs'
import { root } from '../scripts/place.mjs'

test('what was never built is built', () => {
  expect(isFresh(aPart().part)).toBe(false)
})

test('what was built of these files is not built again, also when they were only touched', () => {
  const { part, source } = aPart()
  writeStamp(part, stampOf(part))
  expect(isFresh(part)).toBe(true)
  utimesSync(source, 1, 1)
  expect(isFresh(part)).toBe(true)
})

test('a file that reads differently has it built again', () => {
  const { part, source } = aPart()
  writeStamp(part, stampOf(part))
  writeFileSync(source, 'export const price = 2')
  expect(isFresh(part)).toBe(false)
})

test('a release does not take the build of a start for its own', () => {
  const { part } = aPart()
  writeStamp(part, stampOf(part))
  expect(isFresh({ ...part, isRelease: true })).toBe(false)
})

test('the build of a release is one for everybody, and stays so when a file was only touched', () => {
  const { part, source } = aPart()
  const release = { ...part, isRelease: true }
  writeStamp(release, stampOf(release))
  utimesSync(source, 1, 1)
  expect(isFresh(part)).toBe(true)
  expect(isFresh(release)).toBe(true)
})

function aPart() {
  const folder = mkdtempSync(join(tmpdir(), 'lotline-part-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const source = join(folder, 'price.ts')
  writeFileSync(source, 'export const price = 1')
  const [stamp, file] = [join(folder, 'part.stamp'), source].map((path) => relative(root, path))
  return { part: { stamp: stamp ?? '', files: [file ?? ''], folders: [] }, source }
}
