import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { onceShown } from '../once-shown.ts'
import { show } from '../testing/show.tsx'
import { useShownFirst } from './use-shown-first.ts'

const KINDS = ['lamps', 'rugs', 'chairs']

type Props = { kind: string; chosen: readonly string[]; onChoose: (kind: string) => unknown }

function Kind({ kind, chosen, onChoose }: Props) {
  const [isChosen, choose] = useShownFirst(chosen.includes(kind), () => onChoose(kind))
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => choose(!isChosen)}>
      {kind}
    </button>
  )
}

/** Answers what was chosen after each choice that took effect. */
async function showKinds() {
  const chosenThen: string[] = []
  function Kinds() {
    const [chosen, setChosen] = useState<readonly string[]>([])
    const choose = (kind: string) => {
      const next = [...chosen, kind]
      chosenThen.push(next.join(' '))
      setChosen(next)
    }
    return KINDS.map((kind) => <Kind key={kind} {...{ kind, chosen, onChoose: choose }} />)
  }
  show(<Kinds />)
  await expect.element(page.getByRole('button', { name: 'lamps' })).toBeVisible()
  return chosenThen
}

const buttonOf = (name: string) => page.getByRole('button', { name }).element()
const isRugsPressed = () => buttonOf('rugs').ariaPressed
const pressed = () => KINDS.filter((kind) => buttonOf(kind).ariaPressed === 'true')

/** A press, and what is made of it before the browser draws anything. */
async function press(name: string) {
  buttonOf(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await Promise.resolve()
}

test('a choice shows before it takes effect, and stays', async () => {
  const chosenThen = await showKinds()

  await press('rugs')
  expect([pressed(), chosenThen]).toEqual([['rugs'], []])

  await expect.poll(() => chosenThen).toEqual(['rugs'])
  await expect.poll(pressed).toEqual(['rugs'])
})

test('two choices of one moment both count', async () => {
  const chosenThen = await showKinds()

  buttonOf('rugs').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  buttonOf('chairs').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

  await expect.poll(() => chosenThen).toEqual(['rugs', 'rugs chairs'])
  await expect.poll(pressed).toEqual(['rugs', 'chairs'])
})

test('a choice shows until what it leads to is there', async () => {
  const arrived = Promise.withResolvers<void>()
  show(<Kind kind="rugs" chosen={[]} onChoose={() => arrived.promise} />)
  await expect.element(page.getByRole('button', { name: 'rugs' })).toBeVisible()

  await press('rugs')
  dispatchEvent(new PointerEvent('pointerdown'))
  await expect.poll(isRugsPressed).toBe('true')

  arrived.resolve()
  await expect.poll(isRugsPressed).toBe('false')
})

test('a choice has taken effect by the next press', async () => {
  const chosenThen = await showKinds()

  await press('rugs')
  dispatchEvent(new PointerEvent('pointerdown'))
  expect(chosenThen).toEqual(['rugs'])
  await expect.poll(pressed).toEqual(['rugs'])

  await press('chairs')
  await expect.poll(() => chosenThen).toEqual(['rugs', 'rugs chairs'])
  await expect.poll(pressed).toEqual(['rugs', 'chairs'])
})

test('a choice without effect shows no longer', async () => {
  let chosenThen = 0
  function Refused() {
    return <Kind kind="rugs" chosen={[]} onChoose={() => (chosenThen += 1)} />
  }
  show(<Refused />)
  await expect.element(page.getByRole('button', { name: 'rugs' })).toBeVisible()

  await press('rugs')
  expect(isRugsPressed()).toBe('true')
  await expect.poll(() => chosenThen).toBe(1)
  await expect.poll(isRugsPressed).toBe('false')
})

test('in a window that nobody sees it acts at once', () => {
  hide()
  let acted = 0
  onceShown(() => (acted += 1))
  expect(acted).toBe(1)
})

test('it acts when the window is hidden before the browser has drawn', () => {
  let acted = 0
  onceShown(() => (acted += 1))
  expect(acted).toBe(0)
  hide()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(acted).toBe(1)
})

/** Without frames, as in a tab in the background. */
function hide() {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'))
}
