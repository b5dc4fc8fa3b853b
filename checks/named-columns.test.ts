import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// A remembered statement that asks for every column fails as soon as a newer version's migration adds one.
const everyColumn =
  /\bselectAll\(|\breturningAll\(|\b(?:select|returning)\s+(?:distinct\s+)?\*|(?:\b(?:select|returning)\s+|[,`]\s*)[a-z_]\w*\.\*/i

const sources = globSync('{server,demo,payment-sandbox}/**/*.ts').filter(
  (file) => !/\.test\.ts$|\/testing\//.test(file),
)
const lines = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(new RegExp(everyColumn, 'gi'))].map(
    ([found]) => `${file}: ${found.trim()}`,
  ),
)

test('statements name the columns they want', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(lines).toEqual([])
})

test.each([
  "db.selectFrom('users').selectAll()",
  "tx.insertInto('users').values(user).returningAll()",
  'select * from users',
  'insert into users (email) values ($1) returning *',
  'select distinct * from users',
  'select u.id, o.* from users u join offers o on o.user_id = u.id',
  'sql`o.*, f.number`',
  'select\n  u.* from users u',
])('this would be noticed: %s', (statement) => {
  expect(statement).toMatch(everyColumn)
})

test.each(['select count(*) from users', '/^.*,x$/', 'select 2 * 3', 'select 1 /* u.* */'])(
  'this asks for no columns: %s',
  (statement) => {
    expect(statement).not.toMatch(everyColumn)
  },
)
