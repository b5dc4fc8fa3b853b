import { pageAt } from '#market/accounts/pages.ts'
import type { SendPage } from './fill-page.ts'

/**
 * Repairs an address with extra characters at its end and opens the page that was meant. Some mail programs
 * take the period or bracket after a link for a part of it.
 */
export const cutAddress =
  (sendPage: SendPage): SendPage =>
  async (request, reply, person) => {
    const meant = withoutTail(request.url)
    if (meant === undefined) return sendPage(request, reply, person)
    return reply.header('Vary', 'Accept').header('Cache-Control', 'no-store').redirect(meant)
  }

// As they stand in an address: `.`, `)`, `>`, quotes and their like.
const TAIL = /(?:[.,;:!)\]}>'*]|%(?:3E|22|29|5D|7D|C2%BB|E2%80%9[9D]))+$/i
/** Words of a search and of a filter may end in anything. */
const FREE_TEXT = '/all_products/filter/$filter'
const endsInWords = (query: string) => /(?:^|&)query=[^&]*$/.test(query)

function withoutTail(address: string) {
  const [, query = ''] = address.split('?', 2)
  const meant = address.replace(TAIL, '')
  const page = pageAt(meant.split('?', 1)[0] ?? '')
  const isCut = meant !== address && page && page !== FREE_TEXT && !endsInWords(query)
  return isCut ? meant : undefined
}
