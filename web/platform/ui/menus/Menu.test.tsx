import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { Menu } from './Menu.tsx'
import { MenuAction } from './MenuAction.tsx'
import { MenuLink } from './MenuLink.tsx'

function Account() {
  const [said, setSaid] = useState('nothing')
  return (
    <>
      <Menu label="Account" trigger={<button type="button">Fieldhouse</button>}>
        <MenuLink href="/settings">Settings</MenuLink>
        <MenuAction onAction={() => setSaid('Sign out')}>Sign out</MenuAction>
      </Menu>
      <output>{said}</output>
    </>
  )
}
const trigger = page.getByRole('button', { name: 'Fieldhouse' })
const menu = page.getByRole('menu', { name: 'Fieldhouse' })
const item = (name: string) => menu.getByRole('menuitem', { name })

test('it opens, is walked and acts by key, and closes behind the act', async () => {
  show(<Account />)
  await expect.element(trigger).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(item('Settings')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Sign out')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Sign out')
  await expect.element(menu).not.toBeInTheDocument()
})

test('escape closes it, and focus is back on what opened it', async () => {
  show(<Account />)
  await trigger.click()
  await expect.element(menu).toBeVisible()
  await leave()
})

test('a link in it leads there without reloading the page', async () => {
  const { address } = show(<Account />)
  await trigger.click()
  await item('Settings').click()
  await expect.poll(address).toBe('/settings')
})

test('by mouse nothing is chosen yet; by key the first, or by the arrow up the last', async () => {
  show(<Account />)
  await trigger.click()
  await expect.element(menu).toHaveFocus()
  await leave()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Settings')).toHaveFocus()
  await leave()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Sign out')).toHaveFocus()
})

async function leave() {
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
}
