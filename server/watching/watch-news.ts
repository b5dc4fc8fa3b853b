import { inDigits } from '#market/in-digits.ts'
import { keysOf } from '#market/keys-of.ts'
import { formatUsd } from '#market/money.ts'
import type { WatchedChange } from '#market/watching/watched-change.ts'
import { mailFooter } from '#server/accounts/mail-preferences/mail-footer.ts'
import type { Bell } from '#server/notifications/notify.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import type { MailList } from '#server/platform/mail/mail-parts.ts'
import type { ChangedWatch } from './watched-changes-store.ts'

type Change = ChangedWatch & { change: WatchedChange }
type NewsRow = { title: (lot: Change) => string; list: string; detail: (lot: Change) => string }

const units = (count: number) => `${inDigits(count)} ${count === 1 ? 'unit' : 'units'}`
const price = ({ priceCents }: Change) => (priceCents === null ? '' : formatUsd(priceCents))
const before = ({ seenPriceCents }: Change) =>
  seenPriceCents === null ? '' : formatUsd(seenPriceCents)

/** Everything that a watcher learns of a lot: alone, and among others of its kind. */
export const watchNews: Record<WatchedChange, NewsRow> = {
  back: {
    title: (lot) => `${lot.name} is back: ${units(lot.units)} at ${price(lot)}`,
    list: 'Back in stock',
    detail: (lot) => `${units(lot.units)} at ${price(lot)} · ${lot.sellerName}`,
  },
  cheaper: {
    title: (lot) => `${lot.name} is down to ${price(lot)} from ${before(lot)}`,
    list: 'Lower price',
    detail: (lot) => `${price(lot)} a unit, was ${before(lot)} · ${lot.sellerName}`,
  },
  gone: {
    title: (lot) => `${lot.name} is no longer listed`,
    list: 'No longer listed',
    detail: (lot) => lot.sellerName,
  },
}
const WATCHED = '/watched_lots'
const MOST_NAMED = 10

const pathOf = ({ change, sellerId, productId }: Change) =>
  change === 'gone' ? WATCHED : `/all_products/${sellerId}/${productId}`

const titleOf = (changes: readonly Change[]) => {
  const [only] = changes
  return changes.length === 1 && only
    ? watchNews[only.change].title(only)
    : `${inDigits(changes.length)} lots you watch have changed`
}

export function watchedBell(changes: readonly Change[]): Bell {
  const [first] = changes
  const [isOne, others] = [changes.length === 1, changes.length - 1]
  return {
    kind: 'lot',
    title: titleOf(changes),
    detail: isOne
      ? first?.sellerName
      : first && `${watchNews[first.change].title(first)}, and ${inDigits(others)} more`,
    path: isOne && first ? pathOf(first) : WATCHED,
  }
}

type Addresses = { publicUrl: string; turnOffUrl: string }

export function watchedMail(changes: readonly Change[], addresses: Addresses): Mail {
  const { publicUrl } = addresses
  const heading = titleOf(changes)
  return {
    subject: heading,
    ...mailContent({
      reference: 'Watched lots',
      heading,
      paragraphs: ['You’re watching this lot on Lotline. We email at most once a day per lot.'],
      lists: keysOf(watchNews).flatMap((kind) => listOf(kind, changes, publicUrl)),
      action: { label: 'View your watched lots', url: publicUrl + WATCHED },
      footer: 'You get this because you watch lots on Lotline.',
      footerLinks: mailFooter(addresses),
    }),
  }
}

function listOf(kind: WatchedChange, changes: readonly Change[], publicUrl: string): MailList[] {
  const lots = changes.filter(({ change }) => change === kind)
  if (lots.length === 0) return []
  const { list, detail } = watchNews[kind]
  return [
    {
      title: list,
      items: lots.slice(0, MOST_NAMED).map((lot) => ({
        name: lot.name,
        detail: detail(lot),
        url: publicUrl + pathOf(lot),
      })),
      more: {
        label:
          lots.length > MOST_NAMED ? `See all ${inDigits(lots.length)}` : 'View all watched lots',
        url: publicUrl + WATCHED,
      },
    },
  ]
}
