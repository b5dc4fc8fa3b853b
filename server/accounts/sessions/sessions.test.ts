import { once } from 'node:events'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { aSession } from '#server/testing/a-session.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'
import { endOverSessions } from './session-store.ts'

const PASSWORD = 'lavender & tar'

const site = siteForThisFile()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

const statusWith = async (bearer: string) => (await caller(site.address, bearer).get('/me')).status

/** A browser in which a buyer has just signed in. */
async function aSignedInBrowser() {
  const { email, userId } = await aBuyer(site.db, { passwordHash })
  const browser = await openBrowser(site.address)
  const signIn = async () => {
    const body = { user: { email, password: PASSWORD } }
    const { headers } = await browser.send('POST', '/login', { body })
    return headers.get('Authorization')?.slice('Bearer '.length) ?? ''
  }
  return { browser, userId, signIn, bearer: await signIn() }
}

describe('a session', () => {
  test('is replaced by signing in again in the same browser', async () => {
    const { browser, signIn, bearer } = await aSignedInBrowser()
    const before = browser.cookies.get('bearer_token') ?? ''
    const newBearer = await signIn()
    expect(browser.cookies.get('bearer_token')).not.toBe(before)
    expect(await statusWith(bearer)).toBe(401)
    expect(await statusWith(newBearer)).toBe(200)

    browser.cookies.set('bearer_token', before)
    expect((await browser.send('GET', '/me')).status).toBe(401)
  })

  test('planted in a browser before is not the one that signing in opens', async () => {
    const { browser, signIn } = await aSignedInBrowser()
    browser.cookies.set('bearer_token', 'planted')
    await signIn()
    expect(browser.cookies.get('bearer_token')).not.toBe('planted')
  })

  test('ends on the server with signing out, and the browser forgets it', async () => {
    const { browser, bearer } = await aSignedInBrowser()
    const before = browser.cookies.get('bearer_token') ?? ''
    const pageToken = browser.token
    expect((await browser.send('DELETE', '/logout')).status).toBe(200)
    expect(browser.cookies.has('bearer_token')).toBe(false)
    expect(browser.token).not.toBe(pageToken)
    expect(await statusWith(bearer)).toBe(401)

    browser.cookies.set('bearer_token', before)
    expect((await browser.send('GET', '/me')).status).toBe(401)
  })

  test('that is over already is forgotten by signing out all the same', async () => {
    const { browser, userId } = await aSignedInBrowser()
    await sql`delete from sessions where user_id = ${userId}`.execute(site.db)
    expect((await browser.send('DELETE', '/logout')).status).toBe(200)
    expect(browser.cookies.has('bearer_token')).toBe(false)
    expect((await browser.send('DELETE', '/logout')).status).toBe(200)
  })

  test('is over after seven days', async () => {
    const user = await aBuyer(site.db)
    const { id, bearer } = await aSession(site.db, user)
    const moveEnd = (by: string) =>
      sql`update sessions set expires_at = expires_at + ${by}::interval where id = ${id}`.execute(
        site.db,
      )
    await moveEnd('-7 days + 1 minute')
    expect(await statusWith(bearer)).toBe(200)
    await moveEnd('-1 minute')
    expect(await statusWith(bearer)).toBe(401)
  })

  test('is its own among many that call at the same time, by cookie and by token', async () => {
    const people = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const { userId } = await aBuyer(site.db)
        return { userId, ...(await aSession(site.db, { userId })) }
      }),
    )
    const isOver = (index: number) => index % 4 === 3
    const over = people.filter((_, index) => isOver(index)).map(({ id }) => id)
    await site.db.deleteFrom('sessions').where('id', 'in', over).execute()
    const calls = people.flatMap(({ token, bearer }, index) =>
      [{ Cookie: `bearer_token=${token}` }, { Authorization: `Bearer ${bearer}` }].map(
        async (headers) => {
          const answer = await fetch(`${site.address}/me`, { headers })
          const { id }: { id?: number } = await answer.json()
          return [index, answer.status, id]
        },
      ),
    )
    expect(await Promise.all(calls)).toEqual(
      people.flatMap(({ userId }, index) => {
        const own = isOver(index) ? [index, 401, undefined] : [index, 200, userId]
        return [own, own]
      }),
    )
  })

  test('is over for every call that begins after it ended, however many are being answered', async () => {
    const user = await aBuyer(site.db)
    const others = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await aSession(site.db, await aBuyer(site.db))).bearer,
      ),
    )
    const done = new AbortController()
    const crowd = others.map(async (bearer) => {
      while (!done.signal.aborted) expect(await statusWith(bearer)).toBe(200)
    })
    for (let round = 0; round < 20; round += 1) {
      const { id, bearer } = await aSession(site.db, user)
      expect(await statusWith(bearer)).toBe(200)
      await site.db.deleteFrom('sessions').where('id', '=', id).execute()
      expect(await Promise.all(Array.from({ length: 4 }, () => statusWith(bearer)))).toEqual([
        401, 401, 401, 401,
      ])
    }
    done.abort()
    await Promise.all(crowd)
  })

  test('is kept only as the hashes of its secrets', async () => {
    const { token, bearer } = await aSession(site.db, await aBuyer(site.db))
    const { rows } = await sql<{ row: string }>`select sessions::text as row from sessions`.execute(
      site.db,
    )
    const kept = rows.map(({ row }) => row).join()
    for (const secret of [token, bearer]) {
      expect(kept).not.toContain(secret)
      expect(kept).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })
})

describe('when a session was last seen', () => {
  test('is written once a minute at most', async () => {
    const user = await aBuyer(site.db)
    const { id, bearer } = await aSession(site.db, user)
    const lastSeen = async () => {
      const session = await site.db
        .selectFrom('sessions')
        .select('lastSeenAt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return session.lastSeenAt.getTime()
    }
    const openedAt = await lastSeen()
    await Promise.all(Array.from({ length: 5 }, () => statusWith(bearer)))
    expect(await lastSeen()).toBe(openedAt)

    await sql`update sessions set last_seen_at = now() - interval '61 seconds' where id = ${id}`.execute(
      site.db,
    )
    await Promise.all(Array.from({ length: 5 }, () => statusWith(bearer)))
    await eventually(lastSeen, (seen) => Date.now() - seen < 60_000)
  })
})

describe('the sessions of a user', () => {
  test('are ten at most: an eleventh ends the oldest', async () => {
    const user = await aBuyer(site.db)
    const bearers: string[] = []
    for (let number = 0; number < 12; number++) bearers.push((await aSession(site.db, user)).bearer)
    const statuses = await Promise.all(bearers.map(statusWith))
    expect(statuses).toEqual([401, 401, ...Array.from({ length: 10 }, () => 200)])
  })

  test('are ten at most also when many are opened at once', async () => {
    const user = await aBuyer(site.db)
    await Promise.all(Array.from({ length: 25 }, () => aSession(site.db, user)))
    const { rows } = await sql`select from sessions where user_id = ${user.userId}`.execute(site.db)
    expect(rows).toHaveLength(10)
  })
})

describe('a visitor', () => {
  test.each(['/me', '/current_user.json', '/profile', '/offers'])(
    'gets 401 from %s',
    async (path) => {
      for (const bearer of ['', 'unknown', 'x'.repeat(4000)]) {
        const answer = await caller(site.address, bearer).get(path)
        expect(answer).toMatchObject({ status: 401, body: { errors: ['Please sign in'] } })
      }
    },
  )
})

describe('a change of status or role', () => {
  test('works on the next request of a session that is open', async () => {
    const user = await aBuyer(site.db)
    const buyer = await site.as(user)
    expect((await buyer.get('/offers')).status).toBe(200)
    await site.db
      .updateTable('users')
      .set({ status: 'denied' })
      .where('id', '=', user.userId)
      .execute()
    expect((await buyer.get('/offers')).status).toBe(403)
    expect((await buyer.get('/me')).body.status).toBe('denied')

    const admin = await anAdministrator(site.db)
    const staff = await site.as(admin)
    expect((await staff.post('/marketplace/products/search')).status).toBe(200)
    await site.db
      .updateTable('users')
      .set({ admin: false })
      .where('id', '=', admin.userId)
      .execute()
    // No longer staff, and neither buyer nor seller.
    expect((await staff.post('/marketplace/products/search')).status).toBe(403)
    expect((await staff.get('/admin/applications')).status).toBe(404)
  })
})

describe('the time of a session', () => {
  const unusedFor = (hours: number, sessionId: string) =>
    sql`update sessions set last_seen_at = now() - make_interval(hours => ${hours}) where id = ${sessionId}`.execute(
      site.db,
    )

  test('is over for staff after 72 hours without use, for others after the seven days alone', async () => {
    const [staff, buyer] = [await anAdministrator(site.db), await aBuyer(site.db)]
    const ofStaff = await aSession(site.db, staff)
    const ofBuyer = await aSession(site.db, buyer)
    for (const { id } of [ofStaff, ofBuyer]) await unusedFor(71, id)
    expect([await statusWith(ofStaff.bearer), await statusWith(ofBuyer.bearer)]).toEqual([200, 200])
    for (const { id } of [ofStaff, ofBuyer]) {
      await eventually(
        () => site.db.selectFrom('sessions').select('lastSeenAt').where('id', '=', id).execute(),
        ([session]) => Date.now() - (session?.lastSeenAt.getTime() ?? 0) < 3_600_000,
      )
      await unusedFor(73, id)
    }
    expect([await statusWith(ofStaff.bearer), await statusWith(ofBuyer.bearer)]).toEqual([401, 200])
  })

  test('ends its socket, too', async () => {
    const { browser, userId } = await aSignedInBrowser()
    const socket = new WebSocket(`${site.address.replace('http', 'ws')}/cable`, {
      headers: {
        Origin: site.address,
        Cookie: `bearer_token=${browser.cookies.get('bearer_token')}`,
      },
    })
    const frames: string[] = []
    socket.on('message', (frame: Buffer) => frames.push(frame.toString()))
    await eventually(
      async () => frames,
      (told) => told.some((frame) => frame.includes('welcome')),
    )
    await sql`update sessions set expires_at = now() where user_id = ${userId}`.execute(site.db)
    const closed = once(socket, 'close')
    await endOverSessions(site.db)
    await closed
    expect(frames.some((frame) => frame.includes('"disconnect"'))).toBe(true)
    const left = await site.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', userId)
      .execute()
    expect(left).toEqual([])
  })
})
