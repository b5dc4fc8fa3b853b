import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { EvidenceButton } from './EvidenceButton.tsx'
import { show } from '#web/platform/testing/show.tsx'

test('the evidence for a dispute is saved as a PDF', async () => {
  show(<EvidenceButton orderId={7} />)
  await expect.element(page.getByRole('button', { name: 'Evidence (PDF)' })).toBeEnabled()
})
