import { inDigits } from '#market/in-digits.ts'
import { mailFooter } from '#server/accounts/mail-preferences/mail-footer.ts'
import type { Bell } from '#server/notifications/notify.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import type { LotTakenOff } from './schedule-news-store.ts'

type Lots = readonly LotTakenOff[]

const PAUSED = '/dashboard/manage_products?tab=paused'
const MOST_NAMED = 10

const counted = (count: number, one: string) =>
  `${inDigits(count)} ${count === 1 ? one : `${one}s`}`

const pathOf = ({ productId }: LotTakenOff) => `/dashboard/manage_products/${productId}`

const titleOf = (lots: Lots) => {
  const [only] = lots
  return lots.length === 1 && only
    ? `${only.name} was unlisted by its price schedule`
    : `${counted(lots.length, 'lot')} were unlisted by their price schedules`
}

/** "120 units, expires 05/2027, off 30 days before" */
function factsOf({ units, expirationDate, offMarketDays }: LotTakenOff) {
  const facts = [counted(units, 'unit')]
  if (expirationDate) facts.push(`expires ${expirationDate}`)
  if (offMarketDays !== null) facts.push(`unlisted ${counted(offMarketDays, 'day')} before`)
  return facts.join(', ')
}

export function takenOffBell(lots: Lots): Bell {
  const [first] = lots
  const others = lots.length - 1
  const isOne = others === 0
  return {
    kind: 'lot',
    title: titleOf(lots),
    detail: first && (isOne ? factsOf(first) : `${first.name}, and ${inDigits(others)} more`),
    path: isOne && first ? pathOf(first) : PAUSED,
  }
}

type Addresses = { publicUrl: string; turnOffUrl: string }

export function takenOffMail(lots: Lots, addresses: Addresses): Mail {
  const { publicUrl } = addresses
  const heading = titleOf(lots)
  return {
    subject: heading,
    ...mailContent({
      reference: 'My Products',
      heading,
      paragraphs: [
        'Buyers no longer see the lots below, and their lines in open offers are closed. To list a lot again, resume it or change its expiration date or schedule.',
      ],
      lists: [
        {
          title: 'Unlisted',
          items: lots.slice(0, MOST_NAMED).map((lot) => ({
            name: lot.name,
            detail: factsOf(lot),
            url: publicUrl + pathOf(lot),
          })),
          more: {
            label:
              lots.length > MOST_NAMED
                ? `See all ${inDigits(lots.length)}`
                : 'View all paused lots',
            url: publicUrl + PAUSED,
          },
        },
      ],
      action: { label: 'View your paused lots', url: publicUrl + PAUSED },
      footer: 'You get this because price schedules unlist your lots.',
      footerLinks: mailFooter(addresses),
    }),
  }
}
