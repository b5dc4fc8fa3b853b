type Act = {
  type: string
  target: HTMLElement
  /** The target and what was around it, from inside out. */
  path: readonly EventTarget[]
  value?: string
  key?: KeyboardEventInit
}
type Early = { acts: Act[]; stop: AbortController; address: string; hasBegun: boolean }

/** From here on a link waits for the app as well; answers whether the browser is where the page was drawn for. */
export function beginApp(): boolean {
  const early = noted()
  if (!early) return true
  early.hasBegun = true
  return early.address === location.pathname + location.search
}

/** From here on the app hears of what is done; answers what was done before. */
export function stopNoting(): readonly Act[] {
  const early = noted()
  early?.stop.abort()
  return early?.acts ?? []
}

const noted = (): Early | undefined => Reflect.get(globalThis, 'early')

/** Does again what somebody did to a drawn page before the app could answer, in the order it was done. */
export async function actAgain(acts: readonly Act[]) {
  // All at first: what goes by being acted on again has no stand-in.
  const found = lastOfEach(acts).map((act) => ({ ...act, target: standInOf(act) ?? act.target }))
  for (const act of found) {
    if (!act.target.isConnected) followLost(act)
    else if (act.type === 'popstate')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    else if (act.key) void keyAgain(act.target, act.key)
    else if (act.type === 'click') await pressAgain(act.target)
    else if (act.target instanceof HTMLFormElement) await submitAgain(act.target)
    else await fillAgain(act)
  }
}

const ENTRY = 'li, tr, [role=row], [role=listitem]'

/**
 * What stands in the place of a control that the app has drawn again, for example when the server assumed a wider window.
 * Undefined where that is not certain: a whole entry of a list that is gone, or several controls of the same name.
 */
function standInOf({ target, path }: Act): HTMLElement | undefined {
  if (target.isConnected) return undefined
  const elements = path.filter((each) => each instanceof Element)
  const at = elements.findIndex((each) => each.isConnected)
  const [gone, around] = [elements[at - 1], elements[at]]
  if (!around || around.contains(document.body) || gone?.matches(ENTRY)) return undefined
  const [found, ...more] = [...around.querySelectorAll<HTMLElement>(target.localName)].filter(
    (each) => namesOf(each).every((name, which) => name === namesOf(target)[which]),
  )
  return more.length === 0 ? found : undefined
}

const NAMES = ['aria-label', 'name', 'type', 'href']

/** What tells a control from another. */
const namesOf = (element: HTMLElement) => [
  element.textContent,
  labelOf(element),
  element instanceof HTMLInputElement && element.type === 'radio' ? element.value : null,
  ...NAMES.map((name) => element.getAttribute(name)),
]

function labelOf(element: HTMLElement) {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  return isField ? (element.labels?.[0]?.textContent ?? null) : null
}

/** A link leads on also when it is gone from the page. */
function followLost({ type, target }: Act) {
  if (type === 'click' && target instanceof HTMLAnchorElement) location.assign(target.href)
}

const LAST_COUNTS = new Set(['input', 'change', 'popstate'])

/** Of what was typed into a field only the end counts, and of steps through the history. */
const lastOfEach = (acts: readonly Act[]) =>
  acts.filter(
    ({ type, target }, index) =>
      !LAST_COUNTS.has(type) ||
      !acts.slice(index + 1).some((later) => later.type === type && later.target === target),
  )

/** Who hears the keys may come later than the page, and takes what it hears from the browser. */
async function keyAgain(target: HTMLElement, key: KeyboardEventInit) {
  const isHeard = () => !target.dispatchEvent(new KeyboardEvent('keydown', key))
  for (let frame = 0; frame < PATIENCE_FRAMES && !isHeard(); frame += 1) await nextFrame()
}

/** Before React hears of it, the browser would send the form itself. */
async function submitAgain(form: HTMLFormElement) {
  const field = form.querySelector('input')
  if (field) await watched(field, 'value')
  form.requestSubmit()
}

async function pressAgain(target: HTMLElement) {
  if (target instanceof HTMLInputElement) await watched(target, 'checked')
  target.click()
}

async function fillAgain({ type, target, value = '' }: Act) {
  const isFile = target instanceof HTMLInputElement && target.type === 'file'
  if (isFile) await watched(target, 'value')
  else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    await watched(target, 'value')
    // First what React sees, then what it does not: else it would find that nothing has changed.
    target.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(
      target,
      value,
    )
  } else Reflect.set(target, 'value', value)
  target.dispatchEvent(new Event(type, { bubbles: true }))
}

const PATIENCE_FRAMES = 600

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** React gives a field a property of its own when it begins to watch it, and hears of no change before. */
async function watched(field: HTMLElement, property: 'checked' | 'value') {
  for (let frame = 0; frame < PATIENCE_FRAMES && !Object.hasOwn(field, property); frame += 1)
    await nextFrame()
}
