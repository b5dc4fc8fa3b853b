import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { PhotoField } from './PhotoField.tsx'

function Logo() {
  const [value, setValue] = useState('sent')
  return (
    <>
      <PhotoField label="Logo" kind="logo" value={value} onChange={setValue} />
      <button onClick={() => setValue('stored')}>Store</button>
    </>
  )
}

test('a picture stays in sight while the address of the stored one is asked for, and goes when it is removed', async () => {
  const askedForStored = Promise.withResolvers<void>()
  aServer().answers(presignUrl, async ({ body }) => {
    if ('key' in body && body.key === 'stored') {
      askedForStored.resolve()
      await new Promise(() => {})
    }
    const aws_url = new URL('data:,', location.origin).href
    return { aws_url, aws_headers: {}, file_key: 'sent' }
  })
  show(<Logo />)
  const remove = page.getByRole('button', { name: 'Remove' })
  await expect.element(remove).toBeVisible()
  await page.getByRole('button', { name: 'Store' }).click()
  await askedForStored.promise
  await expect.element(remove).toBeVisible()
  await remove.click()
  await expect.element(page.getByText(/Drop an image here/)).toBeVisible()
})
