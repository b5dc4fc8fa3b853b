import { UserRound } from 'lucide-react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useKeys } from '#web/palette/use-keys.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ProductEditor } from './ProductEditor.tsx'
import { useProductFormState } from './use-product-form-state.ts'

const PROFILE = {
  label: 'My Profile',
  href: '/dashboard/seller_profile',
  icon: UserRound,
  letter: 'e',
}
const idle = { isPending: false, isSuccess: false, error: null }

function Editor() {
  const state = useProductFormState({})
  useKeys([PROFILE])
  const help = { upcProblem: undefined, feeBps: undefined }
  return <ProductEditor state={state} help={help} save={idle} saveLabel="Save" onSave={() => {}} />
}

const add = page.getByRole('button', { name: 'Add a photo by URL' })

test('a field for an address takes the cursor as it opens, and no letter leads away', async () => {
  aServer()
  const { address } = show(<Editor />)
  await add.click()
  await expect.element(page.getByLabelText(/^Photo 1, Photo URL/)).toHaveFocus()
  await userEvent.keyboard('https://images.example.com/g/e.jpg')
  await expect
    .element(page.getByLabelText(/^Photo 1, Photo URL/))
    .toHaveValue('https://images.example.com/g/e.jpg')

  await add.click()
  await expect.element(page.getByLabelText(/^Photo 2, Photo URL/)).toHaveFocus()
  add.element().focus()
  await userEvent.keyboard('ge')
  document.body.focus()
  await userEvent.keyboard('ge')
  expect(address()).toBe('/')
})
