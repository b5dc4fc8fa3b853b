import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { caller, type Answer } from '#server/testing/caller.ts'
import type { TestSite } from '#server/testing/site.ts'

let made = 0
const newAddress = () => `applicant-${++made}@example.com`

export const aBuyersAnswers = (more: object = {}) => ({
  full_name: 'Dana Whitlock',
  email: newAddress(),
  buyer_name: `Harbor Outfitters ${made}`,
  buyer_category: 'Apparel',
  ...more,
})

export const aSellersAnswers = (more: object = {}) => ({
  seller_name: `Fern & Fable ${made + 1}`,
  email: newAddress(),
  seller_category: 'Home',
  current_buyer_relationships: ['Harbor Outfitters', 'Juniper Lane'],
  ...more,
})

/** Applies as a program does, without a browser. */
export const apply = ({ address }: TestSite, body: unknown): Promise<Answer> =>
  caller(address, 'nobody yet').post('/profiles', body)

export const applyIn = (browser: Browser, body: unknown): Promise<Answer> =>
  browser.send('POST', '/profiles', { body })

type Applied = { id: number; userId: number; email: string; company: string }

/** A buyer under review. */
export async function anApplyingBuyer(site: TestSite, more: object = {}): Promise<Applied> {
  const answers = aBuyersAnswers(more)
  expectTaken(await apply(site, { profile: answers }))
  return applied(site, answers.email, answers.buyer_name)
}

/** A seller under review, with the browser in which it applied. */
export async function anApplyingSeller(site: TestSite, more: object = {}) {
  const answers = aSellersAnswers(more)
  const browser = await openBrowser(site.address)
  expectTaken(await applyIn(browser, answers))
  return { ...(await applied(site, answers.email, answers.seller_name)), browser }
}

/** The same, who has used the link of the first mail. */
export async function aProvenSeller(site: TestSite, more: object = {}) {
  const seller = await anApplyingSeller(site, more)
  await proveAddressOf(site, seller)
  return seller
}

export async function proveAddressOf({ db }: TestSite, { email }: { email: string }) {
  await db
    .updateTable('users')
    .set({ addressProvenAt: new Date() })
    .where('email', '=', email)
    .execute()
}

function expectTaken({ status, body }: Answer) {
  if (status !== 201) throw new Error(`The application was not taken: ${JSON.stringify(body)}`)
}

async function applied({ db }: TestSite, email: string, company: string): Promise<Applied> {
  const { id, userId } = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.userId')
    .select(['applications.id', 'userId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, userId, email, company }
}
