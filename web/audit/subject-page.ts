import { pageAt } from '#market/accounts/pages.ts'
import { paths } from '#web/platform/navigation/paths.ts'

/** The page that shows what an event is about; none of what is shown nowhere. */
export function subjectPage(subject: string): string | undefined {
  if (subject.startsWith('/')) return pageRead(subject)
  const [, kind = subject, id = ''] = /^(.+) ([\w-]+)$/.exec(subject) ?? []
  return pages.get(kind)?.(id)
}

const pages = new Map<string, (id: string) => string>([
  ['user', (id) => paths.adminPerson(id)],
  ['seller', (id) => paths.adminSeller(id)],
  ['order', (id) => paths.adminOrders({ order: id })],
  ['lead', () => paths.adminLeads()],
  ['leads', () => paths.adminLeads()],
  ['release note', () => paths.adminReleaseNotes()],
  ['tag', () => paths.adminTopSellers()],
  ['job', () => paths.adminSystem()],
  ['payment event', () => paths.adminSystem()],
])

/** What was read by a call is mostly shown by the page at the same address. */
function pageRead(address: string) {
  const [, orderId] = /^\/admin\/purchase_orders\/(\d+)$/.exec(address) ?? []
  if (orderId) return paths.adminOrders({ order: orderId })
  if (address === '/admin/audit_events') return paths.adminAudit()
  return address.startsWith('/admin/') && pageAt(address) ? address : undefined
}
