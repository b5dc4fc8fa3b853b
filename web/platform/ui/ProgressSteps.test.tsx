import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'

const step = (label: string) => page.getByRole('listitem').filter({ hasText: label })

test('a step says that it is done, and the one under way is marked as current', async () => {
  show(
    <ProgressSteps
      steps={[
        { label: 'Ordered', detail: 'Nov 12', state: 'done' },
        { label: 'Payment', detail: 'You pay', state: 'turn' },
        { label: 'Shipped', state: 'ahead' },
      ]}
    />,
  )
  await expect.element(step('Ordered')).toHaveTextContent('Ordered, doneNov 12')
  await expect.element(step('Ordered')).not.toHaveAttribute('aria-current')
  await expect.element(step('Payment')).toHaveAttribute('aria-current', 'step')
  await expect.element(step('Shipped')).toHaveTextContent('Shipped')
  await expect.element(step('Shipped')).not.toHaveAttribute('aria-current')
})

test('a step that is done can be on the screen again, and one that may be visited is a link', async () => {
  show(
    <ProgressSteps
      steps={[
        { label: 'Profile', detail: 'Now', state: 'done', isCurrent: true },
        { label: 'Products', detail: 'Or skip', state: 'ahead', href: '/create_profile' },
      ]}
    />,
  )
  await expect.element(step('Profile')).toHaveAttribute('aria-current', 'step')
  await expect.element(step('Profile')).toHaveTextContent('Profile, doneNow')
  await expect
    .element(page.getByRole('link', { name: 'Products' }))
    .toHaveAttribute('href', '/create_profile')
})
