import { mailFooter } from '#server/accounts/mail-preferences/mail-footer.ts'
import { mailChoiceOf } from '#server/accounts/mail-preferences/unsubscribe.ts'
import { sendNews } from '#server/notifications/send-news.ts'
import { recipientOf } from '#server/notifications/trade-news.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import type { Terms } from '#server/settings/terms.ts'
import { sendOfferNews } from '../send-offer-news.ts'
import { itemsOf, type Gathered, type Item } from './gathered-items.ts'

type Sending = { tx: Tx; terms: Terms }

/** Tells one side what one company did: one piece of news in full, several in one message. */
export async function sendTogether({ tx, terms }: Sending, gathered: readonly Gathered[]) {
  const items = await itemsOf({ tx, terms }, gathered)
  const last = items.at(-1)
  if (!last) return
  const { offer, turn, key } = last
  if (items.length === 1) {
    const deadline = offer.turnExpiresAt ?? undefined
    await sendOfferNews({ tx, terms }, offer, { ...turn, key, deadline })
    return
  }
  const recipient = recipientOf(offer, turn.to)
  if (!recipient) return
  const title = `${items.length} changes to your offers by ${last.counterpartyName}`
  const { mutedMails } = recipient.choice ?? (await mailChoiceOf(tx, recipient.userId))
  const topics = items.map(({ topic }) => topic)
  await sendNews(tx, recipient, {
    key: `${key}:gathered`,
    bell: { kind: 'offer', title, detail: last.title, path: last.path },
    mail: {
      // Of what its reader has turned off there is no mail, unless it comes with something else.
      topic: topics.findLast((topic) => !mutedMails.includes(topic)) ?? last.topic,
      publicUrl: terms.publicUrl,
      write: (turnOffUrl, timeZone) => gatheredMail({ title, items, turnOffUrl, timeZone, terms }),
    },
  })
}

const MOST_NAMED = 20

type Written = {
  title: string
  items: Item[]
  turnOffUrl: string
  timeZone: string | null
  terms: Terms
}

function gatheredMail({ title, items, turnOffUrl, timeZone, terms: { publicUrl } }: Written): Mail {
  const all = { label: 'View your offers', url: `${publicUrl}/my_offers` }
  return {
    subject: title,
    ...mailContent({
      reference: 'Offers',
      heading: title,
      paragraphs: ['They came in quick succession, so we put them in one email.'],
      lists: [
        {
          title: 'Latest first',
          items: items
            .toReversed()
            .slice(0, MOST_NAMED)
            .map((item) => ({
              name: item.title,
              detail: mailTime(item.at, timeZone),
              url: publicUrl + item.path,
            })),
          more: all,
        },
      ],
      action: all,
      footer: `You get this because of your offers with ${items[0]?.counterpartyName} on Lotline.`,
      footerLinks: mailFooter({ publicUrl, turnOffUrl }),
    }),
  }
}
