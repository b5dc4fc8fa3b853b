import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { Scanner } from './Scanner.tsx'
import { aCamera } from './testing/a-camera.ts'

const UPC = '036000291452'
const press = (name: string) => page.getByRole('button', { name, exact: true })

/** Shows a scanner that says what it read; answers the codes. */
function aScanner() {
  const codes: string[] = []
  show(
    <Scanner
      onCode={(code) => {
        codes.push(code)
        return code.endsWith(UPC)
          ? { words: `Canvas tote: ${codes.length} of 40`, isKnown: true }
          : { words: `${code} is not on this order.`, isKnown: false }
      }}
    />,
  )
  return codes
}

test('the camera reads a UPC, once while it is in view and again when it is back', async () => {
  const camera = aCamera()
  const codes = aScanner()
  expect(camera.asked).toEqual([])
  await press('Scan with the camera').click()
  camera.hold(UPC)
  await expect.element(page.getByText('Canvas tote: 1 of 40')).toBeVisible()
  camera.hold(undefined)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(codes).toHaveLength(1)
  camera.hold(UPC)
  await expect.element(page.getByText('Canvas tote: 2 of 40')).toBeVisible()
  expect(camera.asked[0]).toMatchObject({ video: { facingMode: 'environment' }, audio: false })
})

test.each([
  ['NotAllowedError', /^Your browser does not let us use the camera/],
  ['NotFoundError', /^This device has no camera that we can use/],
  ['NotReadableError', /^The camera could not be started/],
])('of a camera that answers %s it says why, and what to do instead', async (refused, words) => {
  aCamera({ refused })
  aScanner()
  await press('Scan with the camera').click()
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText(/number below the bars/)).toBeVisible()
  await expect.element(page.getByLabelText('Barcode')).toBeVisible()
})

test('a handheld scanner types the number and ends it with Enter', async () => {
  const codes = aScanner()
  await page.getByLabelText('Barcode').fill(UPC)
  page
    .getByLabelText('Barcode')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await expect.element(page.getByText('Canvas tote: 1 of 40')).toBeVisible()
  await expect.element(page.getByLabelText('Barcode')).toHaveValue('')
  await page.getByLabelText('Barcode').fill('4006381333931')
  await press('Add').click()
  await expect.element(page.getByText('4006381333931 is not on this order.')).toBeVisible()
  expect(codes).toEqual([UPC, '4006381333931'])
})
