import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { actAgain } from './act-again.ts'

test('a key is heard once, also by what listens only later', async () => {
  const heard: string[] = []
  const listening = new AbortController()
  onTestFinished(() => listening.abort())
  const key = { key: 'k', bubbles: true, cancelable: true }
  await actAgain([{ type: 'keydown', target: document.body, path: [document.body], key }])
  await new Promise<void>((resolve) => {
    const listen = (event: KeyboardEvent) => {
      event.preventDefault()
      heard.push(event.key)
      resolve()
    }
    requestAnimationFrame(() => document.addEventListener('keydown', listen, listening))
  })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(heard).toEqual(['k'])
})

/** A list of two offers, each with a Counter button that notes its offer. */
function theOffers(told: string[]) {
  const list = document.createElement('ul')
  list.innerHTML = ['OFF-1', 'OFF-2']
    .map((offer) => `<li aria-label="${offer}"><button>Counter</button></li>`)
    .join('')
  list.addEventListener('click', ({ target }) => {
    const item = target instanceof Element && target.closest('li')
    if (item) told.push(item.ariaLabel ?? '')
  })
  document.body.append(list)
  onTestFinished(() => list.remove())
  const [, second] = list.querySelectorAll('li')
  const button = second?.querySelector('button')
  if (!second || !button) throw new Error('There is no second offer')
  const press = { type: 'click', target: button, path: [button, second, list, document.body] }
  return { second, press }
}

test('a button that was drawn again is pressed where it stood', async () => {
  const told: string[] = []
  const { second, press } = theOffers(told)
  second.innerHTML = '<p>Closed</p><button>Counter</button><button>Decline</button>'
  await actAgain([press])
  expect(told).toEqual(['OFF-2'])
})

test('a button that is gone with all around it is not taken for another one', async () => {
  const told: string[] = []
  const { second, press } = theOffers(told)
  second.remove()
  await actAgain([press])
  expect(told).toEqual([])
})

/** As React marks a field that it watches. */
function watchFields(form: HTMLFormElement) {
  for (const field of form.querySelectorAll('input'))
    Object.defineProperty(field, 'value', { value: '', writable: true, configurable: true })
}

/** The names of the fields, and what the browser shows in them. */
const valuesIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].map((field) => [
    field.name,
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.get?.call(field),
  ])

test.each([
  ['another label', '<label>Units <input></label>'],
  ['two of its name', '<label>Price <input></label><label>Price <input></label>'],
])('what was typed into a field that is gone goes into no field with %s', async (_, after) => {
  const form = document.createElement('form')
  form.innerHTML = '<label>Price <input></label>'
  document.body.append(form)
  onTestFinished(() => form.remove())
  const before = form.querySelector('input')
  if (!before) throw new Error('There is no field')
  form.innerHTML = after
  watchFields(form)
  await actAgain([{ type: 'input', target: before, value: '12', path: [before, form] }])
  expect(valuesIn(form).map(([, value]) => value)).toEqual(valuesIn(form).map(() => ''))
})

test('what was typed into a field that was drawn again is in the new one', async () => {
  const form = document.createElement('form')
  form.innerHTML = '<input name="units">'
  document.body.append(form)
  onTestFinished(() => form.remove())
  const [before] = form.querySelectorAll('input')
  if (!before) throw new Error('There is no field')
  form.innerHTML = '<input name="price"><input name="units">'
  watchFields(form)
  await actAgain([{ type: 'input', target: before, value: '12', path: [before, form] }])
  expect(valuesIn(form)).toEqual([
    ['price', ''],
    ['units', '12'],
  ])
})

test('a file that was chosen early is there, and told', async () => {
  const names: string[] = []
  show(
    <input
      type="file"
      aria-label="Price list"
      onChange={({ target: { files } }) =>
        names.push(...[...(files ?? [])].map(({ name }) => name))
      }
    />,
  )
  const place = page.getByLabelText('Price list')
  await expect.element(place).toBeInTheDocument()
  const field = place.element()
  if (!(field instanceof HTMLInputElement)) throw new Error('Files are chosen by an input')
  const chosen = new DataTransfer()
  chosen.items.add(new File(['UPC'], 'prices.csv'))
  field.files = chosen.files
  await actAgain([{ type: 'change', target: field, value: field.value, path: [field] }])
  expect(names).toEqual(['prices.csv'])
})
