import { expect, test } from 'vitest'
import { chooseDatabase, type PrimaryPosition } from './choose-reader.ts'

const line = '7 1'
const primaryAt = (at: number, flushed: number): PrimaryPosition => ({
  at,
  line,
  flushed,
  written: flushed,
})
const primary = [primaryAt(1000, 10), primaryAt(2000, 20), primaryAt(3000, 30)]
const replicaAt = (at: number, written: number) => ({ at, line, written })
const atPrimary = (reason: string) => ({ database: 'primary', reason })

test('the replica is as old as the last position of the primary that it has reached', () => {
  expect(chooseDatabase(replicaAt(3100, 30), primary, { withinMs: 5000 })).toEqual({
    database: 'replica',
    reason: 'fresh',
    staleMs: 100,
  })
  expect(chooseDatabase(replicaAt(3100, 29), primary, { withinMs: 5000 })).toMatchObject({
    staleMs: 1100,
  })
})

test('beyond the bound the primary answers', () => {
  const staleFor1100 = replicaAt(3100, 29)
  expect(chooseDatabase(staleFor1100, primary, { withinMs: 1100 }).database).toBe('replica')
  expect(chooseDatabase(staleFor1100, primary, { withinMs: 1099 })).toEqual(atPrimary('behind'))
})

test('of a replica that was never compared nothing is known', () => {
  expect(chooseDatabase(replicaAt(3100, 9), primary, { withinMs: 60_000 })).toEqual(
    atPrimary('behind'),
  )
  expect(chooseDatabase(replicaAt(3100, 30), [], { withinMs: 60_000 })).toEqual(atPrimary('behind'))
})

test('what the viewer wrote has to be there, however fresh the rest may be', () => {
  const wanted = { withinMs: 5000, after: primaryAt(2500, 25) }
  expect(chooseDatabase(replicaAt(3100, 24), primary, wanted)).toEqual(atPrimary('written'))
  expect(chooseDatabase(replicaAt(3100, 25), primary, wanted).database).toBe('replica')
})

test('positions of another cluster or timeline say nothing', () => {
  const promoted = { at: 3100, line: '7 2', written: 99 }
  expect(chooseDatabase(promoted, primary, { withinMs: 5000 })).toEqual(atPrimary('behind'))
  const after = { ...primaryAt(2500, 25), line: '7 2' }
  expect(chooseDatabase(replicaAt(3100, 99), primary, { withinMs: 5000, after })).toEqual(
    atPrimary('written'),
  )
})
