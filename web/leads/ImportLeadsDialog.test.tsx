import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { importLeads } from '#market/leads/lead-api.ts'
import { findHeaders } from '#market/spreadsheets/intake/header-api.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ImportLeadsDialog } from './ImportLeadsDialog.tsx'

test('columns are matched and bad cells fixed before leads are imported; a row left as it is, is skipped', async () => {
  const { answers } = aServer()
  answers(findHeaders, () => ({ mapping: {}, conditions: {} }))
  answers(presignUrl, () => ({
    aws_url: new URL('data:,', location.origin).href,
    aws_headers: {},
    file_key: 'a'.repeat(32),
  }))
  const imported = answers(importLeads, () => ({
    added: 1,
    updated: 0,
    unchanged: 0,
    header: [],
    refused: [],
  }))
  show(<ImportLeadsDialog onClose={() => undefined} />)
  const lines = [
    'Firma,Buyer Category,Product Categories,Contact Name,Contact Email,Consent Source',
    'Harbor Grocers,Grocery,Toys,Ada Okafor,ada,Form',
    'Quay Foods,Grocery,Toys,,kim@quay.example,Form',
  ]
  const file = new File([lines.join('\n')], 'leads.csv')
  await userEvent.upload(page.getByLabelText('Leads as a CSV file'), file)
  const begin = page.getByRole('button', { name: 'Import leads' })
  await expect.element(page.getByText('This file has no Company column')).toBeVisible()
  await expect.element(begin).toBeDisabled()
  await page.getByLabelText('Firma').selectOptions('Company')
  await expect.element(page.getByText('Missing Contact Name')).toBeVisible()
  await page.getByLabelText('Contact Email, row 2').fill('ada@harbor.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('1 lead to import')).toBeVisible()
  await begin.click()
  await expect.poll(() => imported.length).toBe(1)
  expect(imported[0]?.body).toMatchObject({
    mapping: { firma: 'Company' },
    fixes: [{ row: 2, column: 'Contact Email', text: 'ada@harbor.example' }],
  })
})
