import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { closeToast, shownToasts, toast } from './toasts.ts'

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id)
})

const region = page.getByLabelText('Notifications')
const bar = () => page.getByText('Saved as a draft').element().parentElement!

function overlaps(one: Element, other: Element) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

test('where nothing is worked with, a toast stands at the foot of the window', async () => {
  await page.viewport(1280, 800)
  show(<ToastRegion />)
  toast('Saved as a draft')
  await expect.element(region).toHaveAttribute('data-place', 'bottom')
})

test.each([320, 375, 768, 1280])(
  'at %i px it covers no form at the foot of a page',
  async (width) => {
    await page.viewport(width, 800)
    show(
      <>
        <form style={{ position: 'fixed', inset: 'auto 0 0', height: 200 }}>
          <input aria-label="Why do you reject it?" style={{ width: '100%', height: 90 }} />
          <button type="submit" style={{ width: '100%', height: 90 }}>
            Reject offer
          </button>
        </form>
        <ToastRegion />
      </>,
    )
    toast('Saved as a draft')
    await expect.element(region).toHaveAttribute('data-place', 'top')
    expect(overlaps(bar(), document.querySelector('form')!)).toBe(false)
  },
)

test('on a wide screen it stays clear of the controls in the middle', async () => {
  await page.viewport(1280, 800)
  const middle = { position: 'fixed', left: 440, width: 400, height: 90 } as const
  show(
    <>
      <button type="button" style={{ ...middle, bottom: 0 }}>
        Send
      </button>
      <input aria-label="Search" style={{ ...middle, top: 60 }} />
      <ToastRegion />
    </>,
  )
  toast('Saved as a draft')
  await expect.element(region).toHaveAttribute('data-place', 'left')
})

test('over a catalogue it covers parts of cards rather than the sort and the chips', async () => {
  await page.viewport(1280, 800)
  const chip = { width: 90, height: 32 }
  show(
    <>
      <div style={{ position: 'fixed', inset: '56px 200px auto', display: 'flex', gap: 8 }}>
        <select aria-label="Sort" style={chip} />
        {['Home', 'Toys', 'Pet', 'Apparel', 'Beauty', 'New'].map((name) => (
          <button key={name} type="button" style={chip}>
            {name}
          </button>
        ))}
      </div>
      <div style={{ position: 'fixed', inset: '120px 0 0', display: 'flex' }}>
        {['Mug', 'Lamp', 'Vase', 'Bowl'].map((name) => (
          <a key={name} href={`#${name}`} style={{ flex: 1 }}>
            {name}
          </a>
        ))}
      </div>
      <ToastRegion />
    </>,
  )
  toast('Saved as a draft')
  await expect.element(page.getByText('Saved as a draft')).toBeVisible()
  await expect.element(region).not.toHaveAttribute('data-place', 'top')
  for (const control of document.querySelectorAll('select, button:not([aria-label=Close])'))
    expect(overlaps(bar(), control)).toBe(false)
})
