import { mailFooter } from '#server/accounts/mail-preferences/mail-footer.ts'
import { mailChoiceOf } from '#server/accounts/mail-preferences/unsubscribe.ts'
import { sendNews } from '#server/notifications/send-news.ts'
import { recipientOf } from '#server/notifications/trade-news.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { eachByItself } from '#server/platform/jobs/each-by-itself.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import type { Terms } from '#server/settings/terms.ts'
import { offerNews } from '../offer-news.ts'
import { lockAnyOffer, revisionsOf } from '../offer-store.ts'
import { offerFacts, placeOfOffer, sendOfferNews } from '../send-offer-news.ts'
import type { Deps } from '../show-offer.ts'
import { takeGathered, threadsSince, type Thread } from './gathered-news-store.ts'

const HOUR = 3_600_000

/** Tells each reader, in one message of each company, what has been gathered for an hour. */
export async function sendGatheredNews({ db, terms, signal }: Deps & Stoppable, now: Date) {
  await eachByItself(
    await threadsSince(db, new Date(now.getTime() - HOUR)),
    (thread) => transact(db, (tx) => send({ tx, terms }, thread)),
    signal,
  )
}

type Sending = { tx: Tx; terms: Terms }

async function send({ tx, terms }: Sending, thread: Thread) {
  const gathered = await takeGathered(tx, thread)
  const items = await itemsOf({ tx, terms }, gathered)
  const last = items.at(-1)
  if (!last) return
  const { offer, turn } = last
  if (items.length === 1) {
    await sendOfferNews({ tx, terms }, offer, {
      ...turn,
      key: `offer:${offer.id}:${turn.revision}:${turn.to}`,
      deadline: offer.turnExpiresAt ?? undefined,
    })
    return
  }
  const recipient = recipientOf(offer, turn.to)
  if (!recipient) return
  const title = `${items.length} changes by ${last.counterpartyName} to your offers`
  const { mutedMails } = recipient.choice ?? (await mailChoiceOf(tx, recipient.userId))
  const topics = items.map(({ topic }) => topic)
  await sendNews(tx, recipient, {
    key: `offers:${offer.id}:${turn.revision}:${turn.to}:gathered`,
    bell: { kind: 'offer', title, detail: last.title, path: last.path },
    mail: {
      // Of what its reader has turned off there is no mail, unless it comes with something else.
      topic: topics.findLast((topic) => !mutedMails.includes(topic)) ?? last.topic,
      publicUrl: terms.publicUrl,
      write: (turnOffUrl) => gatheredMail({ title, items, turnOffUrl, terms }),
    },
  })
}

type Gathered = Awaited<ReturnType<typeof takeGathered>>
type Item = Awaited<ReturnType<typeof itemsOf>>[number]

async function itemsOf({ tx, terms }: Sending, gathered: Gathered) {
  const ids = [...new Set(gathered.map(({ offerId }) => offerId))].toSorted((a, b) => a - b)
  const offers = new Map<number, Awaited<ReturnType<typeof lockAnyOffer>>>()
  for (const id of ids) offers.set(id, await lockAnyOffer(tx, id))
  const turns = await revisionsOf(tx, ids)
  return gathered.flatMap(({ offerId, revision, party, kind, createdAt }) => {
    const offer = offers.get(offerId)
    const kept = turns.find((each) => each.offerId === offerId && each.revision === revision)
    if (!offer || !kept) return []
    const turn = { kind, to: party, lines: kept.lines, note: kept.note ?? undefined }
    const facts = offerFacts(terms, offer, turn)
    return [
      {
        offer,
        turn: { ...turn, revision },
        topic: offerNews[kind].topic,
        counterpartyName: facts.counterpartyName,
        title: offerNews[kind].title(facts),
        path: placeOfOffer(facts).path,
        at: createdAt,
      },
    ]
  })
}

const MOST_NAMED = 20

type Written = { title: string; items: Item[]; turnOffUrl: string; terms: Terms }

function gatheredMail({ title, items, turnOffUrl, terms: { publicUrl } }: Written): Mail {
  const all = { label: 'See your offers', url: `${publicUrl}/my_offers` }
  return {
    subject: title,
    ...mailContent({
      reference: 'Offers',
      heading: title,
      paragraphs: ['They came fast one after the other, so you get them in one mail an hour.'],
      lists: [
        {
          title: 'The latest first',
          items: items
            .toReversed()
            .slice(0, MOST_NAMED)
            .map((item) => ({
              name: item.title,
              detail: mailTime(item.at),
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
