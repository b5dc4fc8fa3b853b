import { pageAt } from '#market/accounts/pages.ts'
import type { AuditEvent } from '#market/audit/audit-event.ts'
import { paths } from '#web/platform/navigation/paths.ts'

type SubjectOfEvent = Pick<AuditEvent, 'act' | 'subject' | 'before' | 'after'>

/** The page that shows what an event is about; none of what is shown nowhere. */
export function subjectPage(event: SubjectOfEvent): string | undefined {
  const { subject } = event
  if (subject.startsWith('/')) return pageRead(subject)
  const [, kind = subject, id = ''] = /^(.+) ([\w-]+)$/.exec(subject) ?? []
  return kind === 'product' ? productPage(id, event) : pages.get(kind)?.(id)
}

/** Of a product that was put forward the list it stood in; of any other its form, or the shop it was taken from. */
function productPage(id: string, { act, before, after }: SubjectOfEvent) {
  const { tag, seller_id: seller } = { ...before, ...after }
  if (tag !== undefined) return paths.adminTopSellers()
  if (typeof seller !== 'number') return undefined
  return act === 'product deleted' ? paths.adminSeller(seller) : paths.adminProduct(seller, id)
}

const pages = new Map<string, (id: string) => string>([
  ['user', (id) => paths.adminPerson(id)],
  ['seller', (id) => paths.adminSeller(id)],
  ['order', (id) => paths.adminOrders({ order: id })],
  ['lead', () => paths.adminLeads()],
  ['leads', () => paths.adminLeads()],
  ['release note', () => paths.adminReleaseNotes()],
  ['legal page', (name) => paths.adminLegalPages({ page: name })],
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
