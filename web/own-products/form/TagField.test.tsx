import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { blankProduct, type ProductDraft } from './product-draft.ts'
import { TagField } from './TagField.tsx'
import type { ProductForm } from './use-product-form.ts'

function Form() {
  const form: ProductForm = useForm<ProductDraft, unknown, never>({ defaultValues: blankProduct })
  return <TagField form={form} />
}

const field = page.getByLabelText('Tags', { exact: false }).first()
const tags = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('a tag is added by Enter, by a comma or by leaving the field, and taken away again', async () => {
  show(<Form />)
  await field.fill('Last  units')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('Gift,')
  await userEvent.keyboard('Seasonal')
  await userEvent.tab()
  await expect.poll(tags).toEqual(['Last units', 'Gift', 'Seasonal'])
  await page.getByRole('button', { name: 'Remove Gift' }).click()
  await expect.poll(tags).toEqual(['Last units', 'Seasonal'])
  await field.click()
  await userEvent.keyboard('{Backspace}')
  await expect.poll(tags).toEqual(['Last units'])
})

test('what is no tag is said at the field, and stays there', async () => {
  show(<Form />)
  await field.fill('top sellers')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Only Lotline can set or remove “top sellers”')).toBeVisible()
  await expect.element(field).toHaveValue('top sellers')
  expect(tags()).toEqual([])
})
