import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { show } from '#web/platform/testing/show.tsx'
import { OwnProductCard } from './OwnProductCard.tsx'

const nothing = () => {}
const acts = { duplicate: nothing, pause: nothing, resume: nothing, remove: nothing }

test('a published lot with a lost photo has no green check', async () => {
  await page.viewport(1280, 800)
  const lost = { address: 'https://photos.example/1.jpg', problem: 'Nothing is there' }
  const images = ['/photos/7f3a/800.webp', lost.address]
  const product = anOwnProduct({ provisional: false, images, photo_problems: [lost] })
  const card = { product, eager: false, acts, isOpen: true, onToggle: nothing, measure: undefined }
  show(
    <ul>
      <OwnProductCard {...card} row={0} position={1} count={1} />
    </ul>,
  )
  await expect.element(page.getByTitle('published, with photo problems')).toBeVisible()
  await expect.element(page.getByText('A photo could not be fetched')).toBeVisible()
  await expect.element(page.getByTitle('successfully published')).not.toBeInTheDocument()
})
