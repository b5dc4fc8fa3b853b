import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  LEGAL_PAGE_CHANGED,
  listLegalPages,
  saveLegalPage,
  type StaffLegalPage,
} from '#market/legal-pages/legal-page-api.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { MarkdownText } from './MarkdownText.tsx'
import { StaffLegalPages } from './StaffLegalPages.tsx'

test('Markdown shows as headings, lists and links below the heading of the page', async () => {
  show(
    <MarkdownText
      text={
        '# Returns\n\nWithin **30 days**:\n\n- unopened\n- with [our form](/contact)\n\n' +
        'See [the law](https://example.com/law) or [write](mailto:help@example.com).'
      }
    />,
  )
  await expect.element(page.getByRole('heading', { name: 'Returns', level: 2 })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  const link = (name: string) => page.getByRole('link', { name }).element()
  expect(link('our form')).toHaveAttribute('href', '/contact')
  expect(link('the law')).toHaveAttribute('target', '_blank')
  expect(link('write')).toHaveAttribute('href', 'mailto:help@example.com')
})

test('HTML stays text, scripts are no links, and pictures are left out', async () => {
  show(
    <MarkdownText
      text={
        '<img src=x onerror="alert(1)"> <script>alert(2)</script>\n\n' +
        '[run](javascript:alert(3)) ![spy](https://example.com/p.png)'
      }
    />,
  )
  await expect.element(page.getByText('run')).toBeVisible()
  expect(document.body.querySelector('img, script, [onerror]')).toBeNull()
  expect(document.body.querySelector('a[href^="javascript"]')).toBeNull()
})

const terms: StaffLegalPage = {
  name: 'terms',
  body: '# Old terms',
  updated_at: '2026-11-20T12:00:00.000Z',
  updated_by: 'Ann Reyes',
}
const unwritten = { body: '', updated_at: null, updated_by: null }

function open() {
  const server = aServer()
  server.answers(listLegalPages, () => ({
    data: [terms, { name: 'privacy', ...unwritten }, { name: 'contact', ...unwritten }],
  }))
  show(<StaffLegalPages />)
  return server
}
const field = page.getByRole('textbox', { name: 'Text' })
const save = page.getByRole('button', { name: 'Save and publish' })

test('staff write a page next to its preview, and say which text they edited', async () => {
  const { answers } = open()
  const sent = answers(saveLegalPage, ({ body }) => ({
    data: { name: terms.name, body: body.legal_page.body, updated_at: '2026-11-27T12:00:00.000Z' },
  }))
  await expect.element(page.getByText('Saved November 20, 2026 by Ann Reyes')).toBeVisible()
  await field.fill('# New terms')
  await expect.element(page.getByRole('heading', { name: 'New terms', level: 2 })).toBeVisible()
  await save.click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    params: { name: 'terms' },
    body: { legal_page: { body: '# New terms', seen: terms.updated_at } },
  })
})

test('what a colleague saved meanwhile is not overwritten, and the typed text stays', async () => {
  const { answers } = open()
  answers(saveLegalPage, () => refusal(409, LEGAL_PAGE_CHANGED))
  await field.fill('Mine')
  await save.click()
  await expect.element(page.getByText(LEGAL_PAGE_CHANGED)).toBeVisible()
  await expect.element(field).toHaveValue('Mine')
})

test('an empty text is refused at the field', async () => {
  open()
  await field.fill('  ')
  await save.click()
  await expect.element(page.getByText('Required')).toBeVisible()
})
