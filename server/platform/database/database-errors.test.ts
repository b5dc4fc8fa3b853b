import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-errors.ts'

const said = (severity: string) =>
  Object.assign(new Error('could not write init file'), { code: 'XX000', severity })

test('a database that cannot open a connection is away, as with a full disk', () => {
  expect(isDatabaseAway(said('FATAL'))).toBe(true)
  expect(isDatabaseAway(said('ERROR'))).toBe(false)
})
