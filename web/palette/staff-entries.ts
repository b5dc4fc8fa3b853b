import { FileCheck, Handshake, Package, Store, Tag, User } from 'lucide-react'
import { cents, formatUsd } from '#market/money.ts'
import { refundedWords } from '#market/purchase-orders/refunded.ts'
import type { StaffSearchAnswer } from '#market/staff-search/staff-search-api.ts'
import { addressOf as applicationsAddress } from '#web/applications/review/applications-address.ts'
import { offerStateWords } from '#web/staff-orders/offer-state-words.ts'
import { partyWords } from '#market/people/party-words.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { statusPill } from '#web/staff-orders/staff-order-words.ts'
import type { Entry } from './palette-entry.ts'

/** What the search over everything found, each with the page on which staff see it. */
export const staffEntries = (found: StaffSearchAnswer): Entry[] => [
  ...found.people.map(personEntry),
  ...found.applications.map(applicationEntry),
  ...found.sellers.map(sellerEntry),
  ...found.offers.map(offerEntry),
  ...found.orders.map(orderEntry),
  ...found.products.map(productEntry),
]

type Found<Kind extends keyof StaffSearchAnswer> = StaffSearchAnswer[Kind][number]

const personEntry = ({ id, full_name, email, party, company }: Found<'people'>): Entry => ({
  id: `person ${id}`,
  section: 'people',
  label: full_name || email,
  detail: told(partyWords[party], company, full_name && email),
  icon: User,
  to: paths.adminPerson(id),
})

const applicationEntry = (application: Found<'applications'>): Entry => ({
  id: `application ${application.id}`,
  section: 'applications',
  label: application.company ?? application.full_name,
  detail: told(APPLICATION_STATES[application.state], application.email),
  icon: FileCheck,
  to: applicationsAddress({ state: application.state, application: application.id }),
})

const APPLICATION_STATES = { waiting: 'Waiting', approved: 'Approved', denied: 'Denied' }

const sellerEntry = ({ id, name, email }: Found<'sellers'>): Entry => ({
  id: `seller ${id}`,
  section: 'sellers',
  label: name,
  detail: email ?? 'No user yet',
  icon: Store,
  to: paths.adminSeller(id),
})

const orderEntry = (order: Found<'orders'>): Entry => ({
  id: `order ${order.id}`,
  section: 'orders',
  label: order.po_number,
  detail: told(
    betweenParties(order),
    statusPill(order.status).label,
    refundedWords({ refunded_cents: cents(order.refunded_cents) }),
  ),
  icon: Package,
  to: paths.adminOrders({ order: order.po_number }),
})

const offerEntry = (offer: Found<'offers'>): Entry => ({
  id: `offer ${offer.id}`,
  section: 'offers',
  label: offer.offer_number,
  detail: told(betweenParties(offer), offerStateWords[offer.state]),
  icon: Handshake,
  to: paths.insights({ offer: offer.id }),
})

const productEntry = (product: Found<'products'>): Entry => ({
  id: `lot ${product.id}`,
  section: 'lots',
  label: product.name,
  detail: told(product.seller, product.upc, !product.is_published && 'Not listed'),
  icon: Tag,
  photo: product.photo_1_url,
  to: product.is_published
    ? paths.product(product.seller_id, product.id)
    : paths.adminProduct(product.seller_id, product.id),
})

const betweenParties = ({ buyer, seller, total_cents }: Found<'orders'> | Found<'offers'>) =>
  told(`${buyer} from ${seller}`, formatUsd(cents(total_cents)))

const told = (...facts: (string | false | null)[]) => facts.filter(Boolean).join(' · ')
