import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { anOffer } from '../testing/an-offer.ts'
import { CompanyFilter } from './CompanyFilter.tsx'

const VIEW = { tab: undefined, sort: 'newest', query: '', offerNumber: undefined } as const

test('a number next to a company, and next to all, says that it counts offers', async () => {
  const offers = [
    anOffer({ id: '1', buyer_name: 'Fieldhouse' }),
    anOffer({ id: '2', buyer_name: 'Juniper Market' }),
    anOffer({ id: '3', buyer_name: 'Juniper Market' }),
  ]
  show(<CompanyFilter offers={offers} view={VIEW} viewer="seller" />)
  const company = page.getByLabelText('Company')
  await expect.element(company.getByText('All buyers (3 offers)')).toBeInTheDocument()
  await expect.element(company.getByText('Fieldhouse (1 offer)')).toBeInTheDocument()
  await expect.element(company.getByText('Juniper Market (2 offers)')).toBeInTheDocument()
})
