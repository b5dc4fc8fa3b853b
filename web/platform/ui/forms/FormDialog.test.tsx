import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { personForm, updateMe } from '#market/accounts/password-api.ts'
import { aBuyer } from '#web/accounts/testing/a-buyer.ts'
import { call } from '#web/platform/http/call.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { Field } from '../fields/Field.tsx'
import { TextInput } from '../fields/TextInput.tsx'
import { FormDialog } from './FormDialog.tsx'
import { useSavedForm } from './use-saved-form.ts'

const words = z.object({ company: z.string(), full_name: personForm.shape.full_name })
const told = vi.fn()

function NameDialog({ onClose }: { onClose: () => void }) {
  const form = useSavedForm({
    schema: words,
    start: { company: 'Corner Store', full_name: '' },
    send: ({ full_name }) => call(updateMe, { body: { full_name } }),
    tell: ({ full_name }) => told(full_name),
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} title="Your name" submitLabel="Save" onClose={onClose}>
      <Field {...form.field('company')} label="Company">
        <TextInput />
      </Field>
      <Field {...form.field('full_name')} label="Name">
        <TextInput />
      </Field>
    </FormDialog>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change
      </button>
      {isOpen && <NameDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'Your name' })
const company = dialog.getByLabelText('Company')
const name = dialog.getByLabelText('Name', { exact: true })
const save = dialog.getByRole('button', { name: 'Save' })
const change = page.getByRole('button', { name: 'Change' })

async function fillIn(text: string) {
  show(<Page />)
  await change.click()
  await name.fill(text)
}

test('what was typed is sent once, and the dialog closes when it is saved', async () => {
  const stored = Promise.withResolvers<void>()
  const asked = aServer().answers(updateMe, async () => {
    await stored.promise
    return { ...aBuyer, full_name: 'Dana' }
  })
  await fillIn('Dana')
  await save.click()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  await save.click({ force: true })
  stored.resolve()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.map(({ body }) => body)).toEqual([{ full_name: 'Dana' }])
  expect(told).toHaveBeenLastCalledWith('Dana')
})

test('what the form finds wrong is not sent', async () => {
  const asked = aServer().answers(updateMe, () => aBuyer)
  await fillIn('')
  await save.click()
  await expect.element(name).toHaveAccessibleDescription('Required')
  await expect.element(name).toHaveFocus()
  expect(asked).toEqual([])
})

test('what the server refuses stands at its field, which has the focus', async () => {
  aServer().answers(updateMe, () =>
    refusal(422, 'Name is taken', { fields: { 'user.full_name': ['It is taken'] } }),
  )
  await fillIn('Dana')
  await save.click()
  await expect.element(name).toHaveAccessibleDescription('It is taken')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('Dana')
  await expect.element(company).not.toHaveAttribute('aria-invalid')
  expect(dialog.getByText('Name is taken').query()).toBeNull()
})

test('of several fields the first has the focus', async () => {
  aServer().answers(updateMe, () =>
    refusal(422, 'Two are wrong', { fields: { full_name: ['Too short'], company: ['Unknown'] } }),
  )
  await fillIn('Dana')
  await save.click()
  await expect.element(name).toHaveAccessibleDescription('Too short')
  await expect.element(company).toHaveAccessibleDescription('Unknown')
  await expect.element(company).toHaveFocus()
})

test('what no field can say stands above the fields', async () => {
  const server = aServer()
  server.answers(updateMe, () => refusal(409, 'Your account was changed meanwhile'))
  await fillIn('Dana')
  await save.click()
  await expect.element(dialog.getByText('Your account was changed meanwhile')).toBeVisible()
  await expect.element(name).toHaveValue('Dana')

  const other = { fields: { full_name: ['Too short'], 'user.image': ['The photo is gone'] } }
  server.answers(updateMe, () => refusal(422, 'Two are wrong', other))
  await save.click()
  await expect.element(dialog.getByText('The photo is gone')).toBeVisible()
  await expect.element(name).toHaveAccessibleDescription('Too short')

  server.answers(updateMe, () => aBuyer)
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('one that was closed meanwhile tells that it is saved, and does not close the next', async () => {
  const stored = Promise.withResolvers<void>()
  const asked = aServer().answers(updateMe, async () => {
    await stored.promise
    return { ...aBuyer, full_name: 'Robin' }
  })
  await fillIn('Robin')
  await save.click()
  await expect.poll(() => asked.length).toBe(1)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await change.click()
  await expect.element(name).toHaveValue('')
  stored.resolve()
  await expect.poll(() => told.mock.lastCall).toEqual(['Robin'])
  await expect.element(dialog).toBeVisible()
})
