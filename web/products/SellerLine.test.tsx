import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { SellerLine } from './SellerLine.tsx'
import { aProduct } from './testing/a-product.ts'

const line = () => page.getByRole('paragraph').element().textContent

test('a lot says in one sentence how long its seller usually takes to answer, and may take', async () => {
  show(<SellerLine product={aProduct({ usual_answer_hours: 21 })} />)
  await expect.element(page.getByRole('link', { name: 'Harrow & Pine' })).toBeVisible()
  expect(line()).toBe('Harrow & Pine usually answers in 21 hours, 7 days at most')
})

test('a lot whose seller has answered too little names the seller alone', async () => {
  show(<SellerLine product={aProduct({ usual_answer_hours: null })} />)
  await expect.element(page.getByRole('link', { name: 'Harrow & Pine' })).toBeVisible()
  expect(line()?.trim()).toBe('Harrow & Pine')
})
