import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { show } from '#web/platform/testing/show.tsx'
import type { Facets } from '../catalogue-queries.ts'
import { FilterPanel } from './FilterPanel.tsx'

const facets: Facets = {
  count: 610,
  products: [],
  page: 1,
  per_page: 24,
  next: null,
  total_pages: 26,
  category_counts: {
    all: 610,
    apparel: 200,
    beauty: 0,
    consumables: 0,
    footwear: 0,
    home: 410,
    pet: 0,
    toys: 0,
    other: 0,
  },
  sellers: [{ id: 3, name: 'Harrow & Pine', count: 12 }],
  tags: [{ tag: 'winter', count: 9 }],
  filter_counts: {
    percent_off: [
      { from: 50, count: 600 },
      { from: 80, count: 17 },
    ],
    units: [{ from: 500, count: 320 }],
    in_stock: 590,
    prices: [
      { from: 0, to: 99, count: 4 },
      { from: 1_00, to: 1_99, count: 40 },
      { from: 100_00, to: null, count: 1 },
    ],
    genders: [{ choice: 'f', count: 33 }],
    packaging_types: [{ choice: 'retail_ready', count: 440 }],
    conditions: [{ choice: 'open_box', count: 31 }],
    ships_from: [
      { choice: 'NV', count: 4 },
      { choice: 'TX', count: 28 },
    ],
  },
}

function openPanel(first: Criteria = {}, shown: Facets = facets) {
  const chosen: Criteria[] = []
  function Panel() {
    const [criteria, setCriteria] = useState(first)
    return (
      <FilterPanel
        criteria={criteria}
        facets={shown}
        onChange={(next) => {
          chosen.push(next)
          setCriteria(next)
        }}
      />
    )
  }
  show(<Panel />)
  return chosen
}

describe('the filters', () => {
  test('say of every choice how many lots it would leave', async () => {
    openPanel({ genders: [], packaging_types: [] })
    for (const choice of [/^Home 410$/, /^Harrow & Pine 12$/, /^Winter 9$/, /^In stock only 590$/])
      await expect.element(page.getByRole('checkbox', { name: choice })).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /^80% or more 17$/ })).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: /^500 or more 320$/ })).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: /^Retail ready 440$/ })).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: /^F 33$/ })).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: /^Open box 31$/ })).toBeVisible()
  })

  test('narrow to a band of prices by its bar, and widen again by it', async () => {
    const chosen = openPanel()
    const bar = page.getByRole('button', { name: '$1.00 to $1.99: 40 lots' })
    await bar.click()
    await expect.element(bar).toHaveAttribute('aria-pressed', 'true')
    await bar.click()
    await page.getByRole('button', { name: '$100.00 and more: 1 lot' }).click()
    await expect
      .poll(() => chosen)
      .toEqual([{ min_price_cents: 1_00, max_price_cents: 1_99 }, {}, { min_price_cents: 100_00 }])
  })

  test('take 8 for eight dollars, and a point for a point', async () => {
    const chosen = openPanel()
    const [least, most] = ['Min', 'Max'].map((name) => page.getByRole('textbox', { name }))
    await least?.fill('8')
    await userEvent.keyboard('{Enter}')
    await most?.fill('12.5')
    await userEvent.keyboard('{Enter}')
    await most?.fill('$1,200')
    await userEvent.tab()
    await expect
      .poll(() => chosen)
      .toEqual([
        { min_price_cents: 8_00 },
        { min_price_cents: 8_00, max_price_cents: 12_50 },
        { min_price_cents: 8_00, max_price_cents: 1200_00 },
      ])
    await expect.element(page.getByRole('textbox', { name: 'Min' })).toHaveValue('8')
  })

  test('say that nothing is like what was typed only when something was', async () => {
    const sellers = Array.from({ length: 12 }, (_, id) => ({ id, name: `Seller ${id}`, count: 1 }))
    openPanel({}, { ...facets, sellers, tags: [] })
    await expect.element(page.getByText('Seller 5')).toBeVisible()
    expect(page.getByText(/Nothing like/).query()).toBeNull()
    await page.getByRole('textbox', { name: 'Find a seller' }).fill('oak')
    await expect.element(page.getByText('No matches for “oak” here')).toBeVisible()
  })

  test('narrow to where lots ship from, and how soon', async () => {
    const chosen = openPanel()
    await page.getByText('Ships from', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: /^Texas/ }).click()
    await page.getByText('Ships within', { exact: true }).first().click()
    await page.getByRole('radio', { name: '5 business days' }).click()
    await expect
      .poll(() => chosen)
      .toEqual([{ ships_from: ['TX'] }, { ships_from: ['TX'], ships_within: 5 }])
  })

  test('narrow to the conditions one takes', async () => {
    const chosen = openPanel()
    await page.getByRole('checkbox', { name: 'Shelf pull' }).click()
    await page.getByRole('checkbox', { name: 'New' }).click()
    await expect
      .poll(() => chosen)
      .toEqual([{ conditions: ['shelf_pull'] }, { conditions: ['new', 'shelf_pull'] }])
  })

  test('take the units one needs once they are typed to the end', async () => {
    const chosen = openPanel()
    const field = page.getByRole('textbox', { name: 'Units I need' })
    await field.fill('300')
    expect(chosen).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => chosen).toEqual([{ units_needed: 300 }])
    await field.fill('')
    await userEvent.tab()
    await expect.poll(() => chosen.at(-1)).toEqual({})
  })
})
