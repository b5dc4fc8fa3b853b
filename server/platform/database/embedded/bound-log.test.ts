import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { boundLog } from './bound-log.ts'

let folder: string
let log: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lotline-log-'))
  log = join(folder, 'postgres.log')
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(file, 'utf8')

test('a long log is moved to one old file and emptied, even while another process has it open', () => {
  const writer = openSync(log, 'a')
  writeSync(writer, 'the first hour\n')
  boundLog(log, 10)
  writeSync(writer, 'the second hour\n')
  expect([read(`${log}.1`), read(log)]).toEqual(['the first hour\n', 'the second hour\n'])
  boundLog(log, 10)
  closeSync(writer)
  expect([read(`${log}.1`), read(log)]).toEqual(['the second hour\n', ''])
})

test('a short log is left alone, and none is no problem', () => {
  boundLog(log, 10)
  appendFileSync(log, 'short\n')
  boundLog(log, 10)
  expect(read(log)).toBe('short\n')
})
