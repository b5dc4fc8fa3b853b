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
