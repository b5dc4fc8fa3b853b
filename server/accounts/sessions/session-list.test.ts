import { describe, expect, test } from 'vitest'
import { aWelcomedPage } from '#server/platform/live/testing/a-page.ts'
import { aSession } from '#server/testing/a-session.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'

const PASSWORD = 'lavender & tar'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const site = siteForThisFile()

/** A buyer who is signed in twice: where they are now, and elsewhere. */
async function aBuyerSignedInTwice() {
  const user = await aBuyer(site.db)
  const [elsewhere, here] = [await aSession(site.db, user), await aSession(site.db, user)]
  const sees = (bearer: string) => caller(site.address, bearer)
  return { user, elsewhere, here, buyer: sees(here.bearer), other: sees(elsewhere.bearer) }
}

const idsOf = (body: { sessions: { id: string }[] }) => body.sessions.map(({ id }) => id)

describe('the list of sessions', () => {
  test('names this one first, then the others by when they were last seen', async () => {
    const { user, elsewhere, here, buyer } = await aBuyerSignedInTwice()
    const older = await aSession(site.db, user)
    const lastWeek = new Date(Date.now() - 5 * 86_400_000)
    await site.db
      .updateTable('sessions')
      .set({ lastSeenAt: lastWeek })
      .where('id', '=', older.id)
      .execute()

    const { status, body } = await buyer.get('/sessions')
    expect(status).toBe(200)
    expect(idsOf(body)).toEqual([here.id, elsewhere.id, older.id])
    expect(body.sessions.map(({ current }: { current: boolean }) => current)).toEqual([
      true,
      false,
      false,
    ])
    expect(body.sessions[2].last_seen_at).toBe(lastWeek.toISOString())
  })

  test('names the device, and tells no secret', async () => {
    const user = await aBuyer(site.db, { passwordHash: await hashPassword(PASSWORD) })
    const browser = await openBrowser(site.address)
    const body = { user: { email: user.email, password: PASSWORD } }
    await browser.send('POST', '/login', { body, headers: { 'User-Agent': PHONE } })
    const [session] = (await browser.send('GET', '/sessions')).body.sessions
    expect(Object.keys(session).toSorted()).toEqual([
      'created_at',
      'current',
      'device',
      'id',
      'last_seen_at',
    ])
    expect(session.device).toBe('Safari on iPhone')
  })

  test('leaves out what is over', async () => {
    const { elsewhere, here, buyer } = await aBuyerSignedInTwice()
    await site.db
      .updateTable('sessions')
      .set({ expiresAt: new Date() })
      .where('id', '=', elsewhere.id)
      .execute()
    expect(idsOf((await buyer.get('/sessions')).body)).toEqual([here.id])
  })

  test('tells when a device was last used', async () => {
    const { elsewhere, buyer, other } = await aBuyerSignedInTwice()
    const before = new Date(Date.now() - 3_600_000)
    await site.db
      .updateTable('sessions')
      .set({ lastSeenAt: before })
      .where('id', '=', elsewhere.id)
      .execute()
    await other.get('/offers')
    const lastSeen = async () => {
      const { sessions } = (await buyer.get('/sessions')).body
      return new Date(sessions[1].last_seen_at).getTime()
    }
    await eventually(lastSeen, (seen) => Date.now() - seen < 60_000)
  })
})

describe('ending one session', () => {
  test('signs that device out and no other, and closes what it has open', async () => {
    const { elsewhere, here, buyer, other } = await aBuyerSignedInTwice()
    const third = await aBuyerSignedInTwice()
    const socketOf = ({ token }: { token: string }) =>
      aWelcomedPage(`${site.address.replace('http', 'ws')}/cable`, {
        origin: site.address,
        headers: { cookie: `bearer_token=${token}` },
      })
    const [page, mine] = [await socketOf(elsewhere), await socketOf(here)]

    expect((await buyer.delete(`/sessions/${elsewhere.id}`)).status).toBe(200)
    expect(await page.next()).toEqual({ type: 'disconnect', reason: 'remote', reconnect: false })
    expect(await page.closed).toBe(1000)
    expect(mine.left.filter((frame) => JSON.stringify(frame).includes('disconnect'))).toEqual([])
    expect((await other.get('/me')).status).toBe(401)
    expect(idsOf((await buyer.get('/sessions')).body)).toEqual([here.id])
    expect((await third.other.get('/me')).status).toBe(200)
  })

  test('that is somebody else’s is 404, like one that is not there, and ends nothing', async () => {
    const { buyer } = await aBuyerSignedInTwice()
    const stranger = await aBuyerSignedInTwice()
    const foreign = await buyer.delete(`/sessions/${stranger.elsewhere.id}`)
    const absent = await buyer.delete('/sessions/8f14e45f-ceea-467f-a830-b59c8f2d7a11')
    expect(foreign).toMatchObject({ status: 404, body: absent.body })
    expect((await buyer.delete('/sessions/12')).body).toEqual(absent.body)
    expect((await stranger.other.get('/me')).status).toBe(200)
  })

  test('in which one is, is a sign-out', async () => {
    const user = await aBuyer(site.db, { passwordHash: await hashPassword(PASSWORD) })
    const browser = await openBrowser(site.address)
    await browser.send('POST', '/login', { body: { user: { ...user, password: PASSWORD } } })
    const [{ id }] = (await browser.send('GET', '/sessions')).body.sessions
    expect((await browser.send('DELETE', `/sessions/${id}`)).status).toBe(200)
    expect(browser.cookies.has('bearer_token')).toBe(false)
    expect((await browser.send('GET', '/me')).status).toBe(401)
  })
})

describe('ending all other sessions', () => {
  test('leaves this one, with its token, and what others have', async () => {
    const stranger = await aBuyerSignedInTwice()
    const user = await aBuyer(site.db, { passwordHash: await hashPassword(PASSWORD) })
    const elsewhere = [await site.as(user), await site.as(user)]
    const browser = await openBrowser(site.address)
    await browser.send('POST', '/login', { body: { user: { ...user, password: PASSWORD } } })
    const { token } = browser

    expect((await browser.send('DELETE', '/sessions')).status).toBe(200)
    expect(browser.token).toBe(token)
    for (const other of elsewhere) expect((await other.get('/me')).status).toBe(401)
    expect((await browser.send('GET', '/sessions')).body.sessions).toHaveLength(1)
    expect((await stranger.other.get('/me')).status).toBe(200)
  })
})
