import { Inbox } from 'lucide-react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { list } from '#market/lists/list.ts'
import { aServer, refusal } from '../testing/server.ts'
import { show } from '../testing/show.tsx'
import { ListPage } from './ListPage.tsx'

/** A list of crates, by size. */
const crates = list({
  name: 'crates',
  page: '/crates',
  call: 'listCrates',
  summary: 'Crates',
  policy: 'anyone',
  row: z.object({ id: z.int(), mark: z.string() }),
  perPage: 2,
  search: 'Mark',
  filters: {
    size: {
      label: 'Size',
      schema: z.enum(['all', 'small', 'large']).default('all'),
      choices: [
        ['all', 'Any size'],
        ['small', 'Small'],
        ['large', 'Large'],
      ],
    },
  },
  sorts: { newest: 'Newest first', oldest: 'Oldest first' },
})
const rows = [
  { id: 1, mark: 'A-1' },
  { id: 2, mark: 'B-2' },
]

type Crates = { data?: typeof rows; total?: number }

function theCrates({ data = rows, total }: Crates = {}, at = '/crates') {
  const known = total ?? data.length
  const server = aServer()
  const asked = server.answers(crates.read, ({ query }) => ({
    data,
    meta: {
      page: query.page,
      per_page: query.per_page,
      total_count: known,
      total_pages: Math.max(1, Math.ceil(known / query.per_page)),
    },
  }))
  return { ...server, asked, ...showCrates(at), last: () => asked.at(-1)?.query }
}

const showCrates = (at: string) =>
  show(
    <ListPage
      list={crates}
      title="Crates"
      summary={(count) => `${count} crates`}
      renderExport={() => <button type="button">Export</button>}
      columns={[
        {
          head: 'Mark',
          sorts: { ascending: 'oldest', descending: 'newest' },
          cell: ({ mark }) => mark,
        },
      ]}
      empty={{
        icon: Inbox,
        title: 'No crate matches',
        all: 'Show all crates',
        whole: <p>No crates yet</p>,
      }}
    />,
    { at },
  )

describe('the page of a list', () => {
  test('shows its rows and how many there are', async () => {
    const { last } = theCrates()
    await expect.element(page.getByRole('cell', { name: 'B-2' })).toBeVisible()
    await expect.element(page.getByText('2 crates')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible()
    expect(last()).toMatchObject({ page: 1, per_page: 2, sort: 'newest', size: 'all' })
  })

  test('asks for what is searched and filtered, in its address, from the first page on', async () => {
    const { address, last } = theCrates({ total: 5 })
    await page.getByRole('link', { name: 'Next' }).click()
    await expect.poll(address).toBe('/crates?page=2')
    await page.getByLabelText('Size').selectOptions('Small')
    await expect.poll(address).toBe('/crates?size=small')
    await page.getByRole('searchbox').fill('A-')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/crates?size=small&search=A-')
    await expect.poll(last).toMatchObject({ page: 1, search: 'A-', size: 'small' })
  })

  test('is sorted by the head of a column, and back', async () => {
    const { address } = theCrates()
    await page.getByRole('button', { name: 'Mark' }).click()
    await expect.poll(address).toBe('/crates?sort=oldest')
    await page.getByRole('button', { name: 'Mark' }).click()
    await expect.poll(address).toBe('/crates')
  })

  test('tells an empty list from one in which nothing matches', async () => {
    const { address } = theCrates({ data: [] }, '/crates?size=large')
    await expect.element(page.getByText('No crate matches')).toBeVisible()
    await page.getByRole('link', { name: 'Show all crates' }).click()
    await expect.poll(address).toBe('/crates')
    await expect.element(page.getByText('No crates yet')).toBeVisible()
  })

  test('is not taken for empty while the whole of it is on its way', async () => {
    const whole = Promise.withResolvers<undefined>()
    const server = aServer()
    server.answers(crates.read, async ({ query }) => {
      if (!query.search) await whole.promise
      const data = query.search ? [] : rows
      const meta = { page: 1, per_page: 2, total_count: data.length, total_pages: 1 }
      return { data, meta }
    })
    showCrates('/crates?search=C-3')
    await expect.element(page.getByText('No crate matches')).toBeVisible()
    await page.getByRole('link', { name: 'Show all crates' }).click()
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
    expect(page.getByText('No crates yet').elements()).toEqual([])
    whole.resolve(undefined)
    await expect.element(page.getByRole('cell', { name: 'B-2' })).toBeVisible()
  })

  test('has nothing to search, to sort or to export where it is empty', async () => {
    theCrates({ data: [] }, '/crates?sort=oldest')
    await expect.element(page.getByText('No crates yet')).toBeVisible()
    await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
    await expect.element(page.getByLabelText('Size')).not.toBeInTheDocument()
    await expect.element(page.getByText('0 crates')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Export' })).not.toBeInTheDocument()
  })

  test('leads back from beyond its last page', async () => {
    const { address } = theCrates({ data: [], total: 2 }, '/crates?page=7')
    await page.getByRole('link', { name: 'Go to the last page' }).click()
    await expect.poll(address).toBe('/crates')
  })

  test('says why it could not be loaded, and is loaded again', async () => {
    const server = aServer()
    server.answers(crates.read, () => refusal(503, 'The server is busy.'))
    show(<ListPage list={crates} title="Crates" columns={[]} empty={{ icon: Inbox, title: '' }} />)
    await expect.element(page.getByText('The server is busy.')).toBeVisible()
    server.answers(crates.read, () => ({
      data: [],
      meta: { page: 1, per_page: 2, total_count: 0, total_pages: 1 },
    }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('The server is busy.')).not.toBeInTheDocument()
  })
})
