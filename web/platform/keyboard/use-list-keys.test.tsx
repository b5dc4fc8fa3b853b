import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { useShownKeys } from './shown-keys.ts'
import { chooseSingleKeys } from './single-keys.ts'
import { useListKeys } from './use-list-keys.ts'

const KEYS = [{ key: 's', does: 'Ship it' }]
const LIST = { items: 'li', focuses: 'button', keys: KEYS }

function Parcels() {
  const list = useRef<HTMLUListElement>(null)
  const [shipped, setShipped] = useState('')
  useListKeys(list, { ...LIST, onPress: (key, { id }) => setShipped(`${key}: ${id}`) })
  return (
    <>
      <label>
        Search <input />
      </label>
      <ul ref={list}>
        {['first', 'second'].map((id) => (
          <li key={id} id={id}>
            <button type="button">Open {id}</button>
          </li>
        ))}
      </ul>
      <p>Pressed {shipped}</p>
      <Listed />
    </>
  )
}

const Listed = () => <p>Keys {useShownKeys().map(({ key }) => key)}</p>

const opens = (id: string) => page.getByRole('button', { name: `Open ${id}` })

test('j and k move through a list and stop at its ends', async () => {
  show(<Parcels />)
  await expect.element(opens('first')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(opens('first')).toHaveFocus()
  await userEvent.keyboard('jj')
  await expect.element(opens('second')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(opens('first')).toHaveFocus()
})

test('a letter acts on the item that the reader is at, and stands in the list of keys', async () => {
  show(<Parcels />)
  await expect.element(page.getByText('Keys jks')).toBeVisible()
  await userEvent.keyboard('s')
  await expect.element(page.getByText('Pressed s: first')).toBeVisible()
  opens('second').element().focus()
  await userEvent.keyboard('s')
  await expect.element(page.getByText('Pressed s: second')).toBeVisible()
})

test('the keys rest while something is typed, and when single keys are off', async () => {
  show(<Parcels />)
  await page.getByLabelText('Search').fill('x')
  await userEvent.keyboard('js')
  await expect.element(page.getByLabelText('Search')).toHaveValue('xjs')
  opens('first').element().focus()
  chooseSingleKeys(false)
  await userEvent.keyboard('js')
  chooseSingleKeys(true)
  await expect.element(opens('first')).toHaveFocus()
  expect(document.body.textContent).not.toContain('Pressed s')
})
