import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { EMAIL_TAKEN } from '#market/accounts/application.ts'
import { blankBrowser, openBrowser } from '#server/testing/browser.ts'
import { caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import {
  aBuyersAnswers,
  anApplyingBuyer,
  anApplyingSeller,
  apply,
  applyIn,
  aSellersAnswers,
} from './testing/applying.ts'

const site = siteForThisFile()

const userOf = (email: string) =>
  site.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

describe('a buyer who applies', () => {
  test('is under review and gets no session', async () => {
    const browser = await openBrowser(site.address)
    const answers = aBuyersAnswers({ annual_volume: '500K+' })
    const answer = await applyIn(browser, { profile: answers })
    expect(answer).toMatchObject({ status: 201, body: { user: null } })
    expect(answer.headers.has('Authorization')).toBe(false)
    expect(browser.cookies.has('bearer_token')).toBe(false)
    expect((await browser.send('GET', '/me')).status).toBe(401)

    const user = await userOf(answers.email)
    expect(user).toMatchObject({ status: 'provisional', fullName: 'Dana Whitlock', admin: false })
    expect(user?.passwordHash).toBe(null)
    const buyer = await site.db
      .selectFrom('buyers')
      .selectAll()
      .where('userId', '=', user?.id ?? 0)
      .executeTakeFirst()
    expect(buyer).toMatchObject({
      name: answers.buyer_name,
      category: 'Apparel',
      annualVolume: '500K+',
    })
  })

  test('is told by mail what happens next', async () => {
    const { email, company } = await anApplyingBuyer(site)
    const [mail, ...others] = await mailsTo(site, email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`We received the application for ${company}`)
    expect(mail?.text).toContain('answer by email within 24 hours')
    expect(mail?.text).not.toContain('/magic/')
  })
})

describe('a seller who applies', () => {
  test('is signed in to set up shop, under review', async () => {
    const browser = await openBrowser(site.address)
    const pageToken = browser.token
    const answers = aSellersAnswers({ annual_volume: '1M+' })
    const answer = await applyIn(browser, answers)
    expect(answer.status).toBe(201)
    expect(answer.body.user).toMatchObject({
      email: answers.email,
      full_name: answers.seller_name,
      status: 'provisional',
      has_password: false,
      admin: false,
      buyer: null,
      seller: { name: answers.seller_name, description: '', onboarding_finished: false },
    })
    expect((await browser.send('GET', '/me')).body).toEqual(answer.body.user)
    expect(browser.token).not.toBe(pageToken)

    const bearer = answer.headers.get('Authorization')?.slice('Bearer '.length)
    const profile = await caller(site.address, bearer).get('/profile')
    expect(profile.body.current_buyer_relationships).toEqual(answers.current_buyer_relationships)
    const sessions = await site.db
      .selectFrom('sessions')
      .select('origin')
      .where('userId', '=', answer.body.user.id)
      .execute()
    expect(sessions).toEqual([{ origin: 'application' }])
  })

  test('may send the answers under profile as well', async () => {
    const answers = aSellersAnswers()
    const { status, body } = await apply(site, { profile: answers })
    expect(status).toBe(201)
    expect(body.user.seller.name).toBe(answers.seller_name)
  })

  test('is told by mail what happens next, and how to confirm the address', async () => {
    const { email, company } = await anApplyingSeller(site)
    const [mail, ...others] = await mailsTo(site, email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`We received the application for ${company}`)
    expect(mail?.text).toContain('answer by email within 24 hours')
    expect(mail?.text).toContain(`${site.address}/magic/sign_in/`)
  })
})

describe('an application', () => {
  test('can make nobody more than an applicant', async () => {
    const privileges = { status: 'onboarded', admin: true, password: 'long enough', id: 1 }
    const answers = aSellersAnswers(privileges)
    await apply(site, { ...answers, user: privileges })
    const user = await userOf(answers.email)
    expect(user).toMatchObject({ status: 'provisional', admin: false, passwordHash: null })
  })

  test('tells every administrator, and nobody else', async () => {
    const [ann, ben] = [await anAdministrator(site.db), await anAdministrator(site.db)]
    const someone = await aBuyer(site.db)
    const { id, company } = await anApplyingBuyer(site)
    const told = await site.db
      .selectFrom('notifications')
      .select(['userId', 'title', 'detail', 'path'])
      .where('key', '=', `application:${id}:received`)
      .execute()
    for (const { userId } of [ann, ben])
      expect(told).toContainEqual({
        userId,
        title: `${company} applied to buy`,
        detail: 'Dana Whitlock, Apparel',
        path: `/admin/applications?application=${id}`,
      })
    expect(told.map(({ userId }) => userId)).not.toContain(someone.userId)
  })

  test('names every problem by the field of its form', async () => {
    const buyer = await apply(site, {
      profile: { email: 'dana', buyer_category: 'Cars' },
    })
    expect(buyer.status).toBe(422)
    expect(buyer.body).toEqual({
      errors: ['Required'],
      fields: {
        full_name: ['Required'],
        email: ['Please enter a valid email address'],
        buyer_name: ['Required'],
        buyer_category: ['Invalid category'],
      },
    })
    const seller = await apply(site, { seller_name: 'Fern', email: 'mara' })
    expect(seller.body).toEqual({
      errors: ['Invalid email address'],
      fields: { email: ['Invalid email address'] },
    })
  })

  test.each([[{}], [[]], ['apply'], [{ profile: 'x' }], [{ profile: [] }]])(
    'is nothing of the kind: %j',
    async (body) => {
      expect((await apply(site, body)).status).toBe(422)
    },
  )

  test('with characters that cannot be kept is refused', async () => {
    const answers = aBuyersAnswers({ buyer_name: 'Harbor\u0000' })
    expect((await apply(site, { profile: answers })).status).toBe(422)
    expect(await userOf(answers.email)).toBe(undefined)
  })

  test('without the token of our page is refused', async () => {
    const browser = blankBrowser(site.address)
    const answers = aSellersAnswers()
    expect((await applyIn(browser, answers)).status).toBe(403)
    expect(await userOf(answers.email)).toBe(undefined)
  })

  test('is refused to a person who is signed in', async () => {
    const { browser } = await anApplyingSeller(site)
    const again = aSellersAnswers()
    expect(await applyIn(browser, again)).toMatchObject({
      status: 403,
      body: { errors: ['You’re already signed in'] },
    })
    expect(await userOf(again.email)).toBe(undefined)
  })
})

describe('an e-mail address in use', () => {
  test.each([
    ['a buyer', aBuyer],
    ['a seller', aSeller],
    ['an administrator', anAdministrator],
  ])('by %s is refused, opens no session and changes nothing', async (_, someone) => {
    const { email, userId } = await someone(site.db, {
      email: `Taken.${crypto.randomUUID()}@X.example`,
    })
    const before = await everythingOf(userId)
    const browser = await openBrowser(site.address)
    const spelling = ` ${email.toUpperCase()} `
    for (const body of [
      { profile: aBuyersAnswers({ email: spelling }) },
      aSellersAnswers({ email: spelling }),
    ]) {
      const answer = await applyIn(browser, body)
      expect(answer.status).toBe(422)
      expect(answer.body).toEqual({ errors: [EMAIL_TAKEN], fields: { email: [EMAIL_TAKEN] } })
      expect(answer.headers.has('Authorization')).toBe(false)
    }
    expect(EMAIL_TAKEN).toBe('Email has already been taken')
    expect(browser.cookies.has('bearer_token')).toBe(false)
    expect(await everythingOf(userId)).toEqual(before)
    expect(await mailsTo(site, email)).toEqual([])
  })

  test('is taken by one of many who apply with it at once', async () => {
    const email = 'race@example.com'
    const rivals = Array.from({ length: 20 }, (_, rival) =>
      apply(site, rival % 2 ? aSellersAnswers({ email }) : { profile: aBuyersAnswers({ email }) }),
    )
    const statuses = (await Promise.all(rivals)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 422),
    ])
    const { rows } = await sql`
      select (select count(*) from users where email = ${email}) as users,
        (select count(*) from applications a join users u on u.id = a.user_id where email = ${email}) as applications`.execute(
      site.db,
    )
    expect(rows).toEqual([{ users: 1, applications: 1 }])
  })

  const everythingOf = async (userId: number) => {
    const { rows } = await sql`
      select to_jsonb(u) as user, to_jsonb(b) as buyer, to_jsonb(l) as seller,
        (select count(*) from sessions where user_id = u.id) as sessions
      from users u left join buyers b on b.user_id = u.id left join sellers l on l.user_id = u.id
      where u.id = ${userId}`.execute(site.db)
    return rows
  }
})
