import type { Shop } from './a-running-sandbox.ts'

type SellerAnswers = { action: string; companyName?: string; last4?: string }

/** For tests: opens the page of a seller's payout account, fills it in and chooses an outcome. */
export async function answerOnboarding(
  shop: Pick<Shop, 'address'>,
  page: string,
  { action, companyName = 'Harbor Goods LLC', last4 = '4242' }: SellerAnswers,
) {
  const path = new URL(page).pathname
  const markup = await (await fetch(shop.address + path)).text()
  const token = /name="token" value="([^"]+)"/.exec(markup)?.[1] ?? ''
  return await fetch(shop.address + path, {
    method: 'POST',
    body: new URLSearchParams({ token, action, company_name: companyName, last4 }),
    redirect: 'manual',
  })
}
