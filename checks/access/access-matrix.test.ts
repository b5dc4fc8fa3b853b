import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '#server/platform/http/any-endpoint.ts'
import type { Answer, Caller } from '#server/testing/caller.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { rows } from './testing/access-rows.ts'
import { turnedAway } from './testing/access-statuses.ts'
import type { Aim } from './testing/belongings.ts'
import { declaredEndpoints, nameOf } from '../testing/declared-endpoints.ts'
import { actors, somePeople, type Actor, type People } from './testing/people.ts'

const endpoints = await declaredEndpoints()

const site = siteForThisFile()

function send(caller: Caller, { method, path }: AnyEndpoint, { places, body }: Aim) {
  const address = path.replaceAll(/:(\w+)/g, (_, place: string) => String(places[place]))
  const calls = { GET: caller.get, POST: caller.post, PUT: caller.put, DELETE: caller.delete }
  return calls[method](address, body)
}

const nowhere = ({ places, body }: Aim): Aim => ({
  places: Object.fromEntries(Object.keys(places).map((place) => [place, 999_999_999])),
  body,
})

const TABLES = [
  'offers',
  'offer_lines',
  'offer_revisions',
  'offer_messages',
  'product_questions',
  'question_messages',
  'staff_notes',
  'assignments',
  'purchase_orders',
  'products',
  'buyers',
  'sellers',
  'users',
  'applications',
]

/** All that a stranger's call might have changed: of each table how many rows it has, and who wrote one last. */
async function belongings() {
  const each = TABLES.map(
    (table) => sql`select ${table} as table, count(*) as rows, max(xmin::text::bigint) as written_by
      from ${sql.table(table)}`,
  )
  const { rows: contents } = await sql.join(each, sql` union all `).execute(site.db)
  return contents
}

let readers: Promise<People> | undefined

/** People who only read take nothing from each other. */
const peopleFor = ({ method }: AnyEndpoint) =>
  method === 'GET' ? (readers ??= somePeople(site)) : somePeople(site)

describe('the access matrix', () => {
  test('has a row for every call of the contract, and no other', () => {
    expect(Object.keys(rows).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
  })

  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s answers each kind of caller as it should',
    async (name, endpoint) => {
      const { callers, ...people } = await peopleFor(endpoint)
      const row = rows[name]
      const aim = (await row?.aim?.({ callers, ...people })) ?? { places: {} }
      const expected = { ...row?.statuses, ...turnedAway[endpoint.policy] }
      const sendAs = (actor: Actor, given: Aim) => send(callers[actor], endpoint, given)
      const isRefused = (actor: Actor) => (expected[actor] ?? 500) >= 400
      const seen: Partial<Record<Actor, number>> = {}

      const before = await belongings()
      const refusals = new Map<Actor, Answer>()
      for (const actor of actors.filter(isRefused)) refusals.set(actor, await sendAs(actor, aim))
      expect(await belongings(), 'a refused call changes nothing').toEqual(before)

      for (const [actor, refusal] of refusals) {
        seen[actor] = refusal.status
        if (expected[actor] !== 404) continue
        const absent = await sendAs(actor, nowhere(aim))
        expect(refusal.body, `${actor} cannot tell it from what is not there`).toEqual(absent.body)
        if (actor === 'admin' || !('id' in aim.places) || endpoint.body.safeParse([]).success)
          continue
        const misspelled = await sendAs(actor, { ...aim, body: [] })
        expect(misspelled.status, `${actor} is not told what is wrong with the body`).toBe(404)
      }

      for (const actor of actors.filter((each) => !isRefused(each))) {
        const own = row?.isSpent ? await row.aim?.({ callers, ...people }) : aim
        seen[actor] = (await sendAs(actor, own ?? aim)).status
      }
      expect(seen).toEqual(expected)
      expect(Object.keys(expected)).toHaveLength(actors.length)
    },
  )
})
