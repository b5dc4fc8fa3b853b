import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#web/app/testing/expect-accessible.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { ComponentsPage } from './ComponentsPage.tsx'
import { kinds, rowsOf } from './every-state.ts'

const PHONE = { width: 375, height: 812 }
const rows = kinds.flatMap(rowsOf)

/** Without a row of their own, and why. */
const ELSEWHERE = {
  CardFoot: 'the foot of Card',
  CardHead: 'the head of Card',
  CloseWhenDone: 'the foot of Dialog; it would take the focus of the page',
  DialogBody: 'the body of Dialog',
  DialogFoot: 'the foot of Dialog',
  DialogFrame: 'what Dialog draws',
  DueLink: 'the lines of DueLinks',
  FilterSelect: 'the choice in FilterBar',
  MainAct: 'the main button of FormDialog',
  MenuAction: 'an item of Menu',
  MenuLink: 'an item of Menu',
  MenuPopover: 'what Menu draws',
  MenuRule: 'between the items of Menu',
  NotFound: 'a whole page around EmptyState',
  SkeletonRows: 'what Loading holds',
  SortButton: 'a head of Table',
  Time: 'what DateTime, RelativeTime and TimeLeft draw',
  UnsavedGuard: 'ConfirmDialog, when a page is left: keyboard/page-keys.test.tsx',
  VisuallyHidden: 'not to be seen: the words of Dot',
  'later-dialog': 'makes dialogs of pages',
}

test.each(rows)(
  '$component, $state, can be read by everybody, pressed, and fits a phone',
  async ({ component, state, element, reads, opens }) => {
    await page.viewport(PHONE.width, PHONE.height)
    show(
      <>
        <section className="page t13" aria-label={`${component}, ${state}`}>
          {element}
        </section>
        <ToastRegion />
      </>,
    )
    const alone = page.getByRole('region', { name: `${component}, ${state}`, exact: true })
    await expect.element(alone).toBeInTheDocument()
    if (opens) await alone.getByRole('button').click()
    if (reads) {
      const [role = '', ...name] = reads.split(' ')
      const named = { ...(name.length > 0 && { name: name.join(' '), exact: true }) }
      await expect.element(page.getByRole(role, named)).toBeVisible()
    }
    expect(tooWide(document.body)).toEqual([])
    expect(tooSmall(document.body)).toEqual([])
    await expectAccessible(document.body)
    // At a desk, where it leaves the window.
    expect(tooSmall(document.body)).toEqual([])
    if (opens) await userEvent.keyboard('{Escape}')
  },
)

test('the page shows each of them under its name, and fits a phone', async () => {
  await page.viewport(PHONE.width, PHONE.height)
  show(<ComponentsPage />)
  for (const { title } of kinds)
    await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  const names = new Set(rows.map(({ component }) => component))
  expect([...names].filter((name) => !document.getElementById(name))).toEqual([])
  expect(tooWide(document.body)).toEqual([])
})

test('every component of ui/ has a row, or a reason to go without', () => {
  const files = Object.keys(import.meta.glob(['../platform/ui/**/*.tsx', '!**/*.test.tsx']))
  expect(files.length).toBeGreaterThan(70)
  const made = files.map((file) => file.replace(/^.*\/|\.tsx$/g, ''))
  const shown = new Set(rows.map(({ component }) => component))
  expect(made.filter((name) => !shown.has(name)).toSorted()).toEqual(Object.keys(ELSEWHERE))
})

/** What its own box does not hold; a mark that stands over an edge on purpose is placed there. */
const tooWide = (part: Element) =>
  seenOf(part, '*')
    .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
    .filter((element) => getComputedStyle(element).overflowX === 'visible')
    .filter((element) => ![...element.children].some(isPlaced))
    .map(writtenAs)

/** What one presses has to be of 24 px in both directions, in small words too. */
const tooSmall = (part: Element) =>
  seenOf(part, 'label:has(input), button, summary')
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && Math.min(width, height) < 24
    })
    .map(writtenAs)

const seenOf = (part: Element, what: string) =>
  [...part.querySelectorAll(what)].filter((element) => !isClipped(element))

const isClipped = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))

const isPlaced = (element: Element) => getComputedStyle(element).position === 'absolute'

const writtenAs = (element: Element) => element.outerHTML.slice(0, 200)
