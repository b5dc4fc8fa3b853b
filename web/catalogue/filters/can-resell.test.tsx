import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { aBuyerIsHere, aDeclaredBuyer } from '#web/accounts/testing/a-buyer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { LotsLeftOut } from '../results/LotsLeftOut.tsx'
import { NoMatches } from '../results/NoMatches.tsx'
import { AppliedFilters } from './AppliedFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'

const filter = page.getByRole('checkbox', { name: 'Can resell' })
const query = { query: 'fig' }

function openPanel(first: Criteria) {
  const chosen: Criteria[] = []
  function Panel() {
    const [criteria, setCriteria] = useState(first)
    const choose = (next: Criteria) => {
      chosen.push(next)
      setCriteria(next)
    }
    return <FilterPanel criteria={criteria} facets={undefined} onChange={choose} />
  }
  show(<Panel />)
  return chosen
}

describe('what a buyer may resell', () => {
  test('is a filter that is on until it is taken off', async () => {
    aBuyerIsHere(aServer(), aDeclaredBuyer)
    const chosen = openPanel(query)
    await expect.element(filter).toBeChecked()
    await filter.click()
    await expect.element(filter).not.toBeChecked()
    await filter.click()
    await expect.poll(() => chosen).toEqual([{ query: 'fig', resaleable: false }, { query: 'fig' }])
    await expect
      .element(page.getByRole('link', { name: 'Edit where I resell' }))
      .toHaveAttribute('href', '/account#resale')
  })

  test('is missing for a buyer that has not said where it resells', async () => {
    aBuyerIsHere(aServer())
    openPanel({})
    // As somebody sent it who has.
    const sent = { criteria: { resaleable: false } }
    show(<AppliedFilters view={sent} facets={undefined} />)
    await expect.element(page.getByRole('checkbox', { name: 'In stock only' })).toBeVisible()
    await expect.element(filter).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('list', { name: 'Applied filters' }))
      .not.toBeInTheDocument()
  })

  test('is a chip that can be removed, and put back in its place', async () => {
    aBuyerIsHere(aServer(), aDeclaredBuyer)
    const { address } = show(<AppliedFilters view={{ criteria: {} }} facets={undefined} />)
    await page.getByRole('button', { name: 'Remove Can resell' }).click()
    await expect.poll(address).toBe('/all_products?resaleable=false')
    // Alone it is how the catalogue opens: there is nothing to reset.
    await expect
      .element(page.getByRole('button', { name: 'Reset filters' }))
      .not.toBeInTheDocument()
    const off = show(
      <AppliedFilters view={{ criteria: { resaleable: false } }} facets={undefined} />,
    )
    await page.getByRole('button', { name: 'Remove Including lots I can’t resell' }).click()
    await expect.poll(off.address).toBe('/all_products')
  })
})

describe('the lots that it leaves out', () => {
  test('are counted over the results, and shown by one press', async () => {
    const { address } = show(
      <LotsLeftOut view={{ criteria: query }} answer={{ count: 3, unsaleable_count: 12 }} />,
    )
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('12 lots hidden: resale not allowed for you')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect.poll(address).toBe('/all_products/search?query=fig&resaleable=false')
  })

  test.each([{ count: 3, unsaleable_count: 0 }, { count: 3 }, { count: 0, unsaleable_count: 4 }])(
    'are not spoken of there for %j',
    async (answer) => {
      show(<LotsLeftOut view={{ criteria: {} }} answer={answer} />)
      await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    },
  )

  test('are why there is nothing, where there would be some without it', async () => {
    const { address } = show(
      <NoMatches view={{ criteria: query }} facets={undefined} unsaleable={1} />,
    )
    await expect.element(page.getByText('Nothing here that you can resell')).toBeVisible()
    await expect
      .element(page.getByText(/^1 lot hidden: resale not allowed for you\./))
      .toBeVisible()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect.poll(address).toBe('/all_products/search?query=fig&resaleable=false')
  })

  test('are not, where nothing matches anyway', async () => {
    show(
      <NoMatches
        view={{ criteria: { ...query, resaleable: false } }}
        facets={undefined}
        unsaleable={0}
      />,
    )
    await expect.element(page.getByText('Nothing matches “fig”')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Search all products' }))
      .not.toBeInTheDocument()
  })
})
