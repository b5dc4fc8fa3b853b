import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Checkbox } from './fields/Checkbox.tsx'
import { Radio } from './fields/Radio.tsx'
import { Table } from './lists/Table.tsx'
import { TextButton } from './TextButton.tsx'

test('what one presses is 24 px in both directions', async () => {
  show(
    <div style={{ fontSize: 13, lineHeight: '18px' }}>
      <Checkbox label="Buyers" />
      <Radio label="Sellers" name="who" />
      <TextButton>Undo</TextButton>
      <CopyButton text="042170756561" of="UPC" />
      <Disclosure title="Tips">None</Disclosure>
      <Table
        caption="Lots"
        columns={[
          { head: 'Units', cell: () => '12', sort: { direction: 'none', onSort: () => undefined } },
        ]}
        rows={['Mug']}
        rowKey={(row) => row}
      />
    </div>,
  )
  await expect.element(page.getByText('Undo')).toBeVisible()
  const pressed = [...document.querySelectorAll('label, button, summary')]
  const sizes = pressed.map((each) => {
    const { width, height } = each.getBoundingClientRect()
    return [each.textContent || each.ariaLabel, Math.min(width, height) >= 24]
  })
  expect(sizes).toEqual(sizes.map(([name]) => [name, true]))
  expect(sizes).toHaveLength(6)
})
