import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerClaim, readOrderClaims, reportProblems } from '#market/claims/claim-api.ts'
import type { OrderClaims as Claims } from '#market/claims/claim-on-order.ts'
import { cents } from '#market/money.ts'
import { aShippedOrder } from '#market/purchase-orders/testing/an-order.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { OrderClaims } from './OrderClaims.tsx'
import { aClaim, aTurn, claimsOn } from './testing/a-claim.ts'

const KEY = 'ab'.repeat(16)

function shown(viewer: 'buyer' | 'seller', claims: Claims) {
  const server = aServer()
  server.answers(readOrderClaims, () => claims)
  const answered = server.answers(answerClaim, () => claims)
  show(<OrderClaims order={aShippedOrder()} viewer={viewer} />)
  return { ...server, answered }
}

test('a buyer reports what is wrong with how many units, with words and a photo', async () => {
  const { answers } = shown('buyer', claimsOn([]))
  const reported = answers(reportProblems, () => claimsOn([aClaim()]))
  answers(presignUrl, () => ({
    aws_url: new URL('data:,', location.origin).href,
    aws_headers: {},
    file_key: KEY,
  }))
  await expect.element(page.getByText(/Report it by Friday, November 27/)).toBeVisible()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByRole('radio', { name: 'Damaged' }).click()
  await dialog.getByLabelText('Units').fill('10')
  await expect.element(dialog.getByText(/asked for a credit of \$92\.00/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Report problem' }).click()
  await expect.element(dialog.getByText('Describe the problem')).toBeVisible()
  await dialog.getByLabelText('What happened').fill('Wet boxes')
  const photo = new File(['x'], 'boxes.jpg', { type: 'image/jpeg' })
  await userEvent.upload(dialog.getByLabelText(/^Photos/), photo)
  await expect.element(dialog.getByText('boxes.jpg')).toBeVisible()
  await expect.element(dialog.getByText(/^Uploading/)).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Report problem' }).click()
  await expect
    .poll(() => reported.at(-1)?.body.lines)
    .toEqual([
      { line_id: 1, reason: 'damaged', quantity: 10, words: 'Wet boxes', photo_keys: [KEY] },
    ])
})

test('of salvage, only what is short or another item can be reported', async () => {
  const claims = claimsOn([])
  const [line] = claims.meta.lines
  const salvage = { ...line!, reasons: ['short' as const, 'wrong_item' as const] }
  shown('buyer', claimsOn([], { lines: [salvage] }))
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await expect.element(page.getByRole('radio', { name: 'Wrong item' })).toBeVisible()
  expect(page.getByRole('radio', { name: 'Damaged' }).query()).toBeNull()
  await expect.element(page.getByText(/Salvage is sold as is/)).toBeVisible()
})

test('where the buyer arranged the freight, damage on the way is between buyer and carrier', async () => {
  const [line] = claimsOn([]).meta.lines
  shown('buyer', claimsOn([], { lines: [{ ...line!, freight_terms: 'buyer_arranges' }] }))
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await page.getByRole('radio', { name: 'Short or missing' }).click()
  expect(page.getByText(/between you and your carrier/).query()).toBeNull()
  await page.getByRole('radio', { name: 'Damaged' }).click()
  await expect.element(page.getByText(/between you and your carrier/)).toBeVisible()
})

const asked = aClaim({ answers: ['accept', 'propose', 'decline'] })

test('a seller reads the problem with its photos, and settles it once that is confirmed', async () => {
  const { answered } = shown('seller', claimsOn([{ ...asked, turns: [aTurn({ photo_ids: [9] })] }]))
  await expect.element(page.getByText('Your turn')).toBeVisible()
  await expect
    .element(
      page.getByText(/^Brightway Off-Price reported 10 units damaged, and asked for \$92\.00/),
    )
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Evidence 1' }))
    .toHaveAttribute('href', '/claims/5/photos/9?size=large')
  expect(page.getByRole('button', { name: 'Report a problem' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Accept $92.00' }).click()
  await page.getByRole('button', { name: 'Yes, settle with $92.00' }).click()
  await expect.poll(() => answered.at(-1)?.body).toMatchObject({ act: 'accept', version: 1 })
})

test('a seller proposes another credit, or declines with a reason', async () => {
  const { answered } = shown('seller', claimsOn([asked]))
  await page.getByRole('button', { name: 'Propose another credit' }).click()
  await page.getByLabelText('Credit').fill('4000')
  await page.getByRole('button', { name: 'Send proposal' }).click()
  await expect
    .poll(() => answered.at(-1)?.body)
    .toMatchObject({ act: 'propose', amount_cents: 4000 })
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByRole('button', { name: 'Decline claim' }).click()
  await expect.element(page.getByText('Enter a reason')).toBeVisible()
  await page.getByLabelText('Reason').fill('They left dry')
  await page.getByRole('button', { name: 'Decline claim' }).click()
  await expect
    .poll(() => answered.at(-1)?.body)
    .toMatchObject({ act: 'decline', words: 'They left dry' })
})

test('a buyer whose claim was declined accepts that, or asks Lotline', async () => {
  const declined = aClaim({
    state: 'buyer_review',
    proposed_cents: null,
    answers: ['accept', 'propose', 'ask_staff', 'withdraw'],
    turns: [
      aTurn(),
      aTurn({
        id: 2,
        act: 'decline',
        party: 'seller',
        reason: null,
        quantity: null,
        amount_cents: null,
      }),
    ],
  })
  const { answered } = shown('buyer', claimsOn([declined]))
  await expect.element(page.getByText(/^The seller declined\. Answer by Wednesday/)).toBeVisible()
  await page.getByRole('button', { name: 'Ask Lotline to decide' }).click()
  await page.getByRole('button', { name: 'Yes, ask Lotline' }).click()
  await expect.poll(() => answered.at(-1)?.body.act).toBe('ask_staff')
})

test('both sides read that less is left than was asked for, and what was refunded', async () => {
  shown(
    'seller',
    claimsOn([
      { ...asked, payable_cents: cents(5_00) },
      aClaim({ id: 4, state: 'settled', settled_cents: cents(40_00), answer_by: null }),
    ]),
  )
  await expect.element(page.getByText(/^Only \$5\.00 of this order/)).toBeVisible()
  await expect.element(page.getByText('Settled')).toBeVisible()
  await expect.element(page.getByText('$40.00')).toBeVisible()
})

test('an order on which nothing was reported says nothing of it to its seller', async () => {
  const { answers } = shown('seller', claimsOn([]))
  const read = answers(readOrderClaims, () => claimsOn([]))
  await expect.poll(() => read.length + 1).toBeGreaterThan(0)
  expect(page.getByText('Problems').query()).toBeNull()
})
