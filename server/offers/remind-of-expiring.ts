import { isTurnOf } from '#market/offers/offer.ts'
import { unsubscribeAddress } from '#server/accounts/unsubscribe.ts'
import { notify } from '#server/notifications/notify.ts'
import { transact } from '#server/platform/database/transact.ts'
import { eachByItself } from '#server/platform/jobs/each-by-itself.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { linesNow } from './lines-now.ts'
import { mailFactsFor } from './mail-facts-for.ts'
import { topicOfOfferMail } from './offer-mail-topics.ts'
import { offerMail } from './offer-mails.ts'
import { offerNotification } from './offer-notifications.ts'
import { lockAnyOffer } from './offer-store.ts'
import type { Deps } from './show-offer.ts'

const HOUR = 3_600_000

/** Reminds the side whose turn it is, 48 and 24 hours before the offer expires (decision D5). */
export async function remindOfExpiring({ db, terms, signal }: Deps & Stoppable, now: Date) {
  const soon = await db
    .selectFrom('offers')
    .select('id')
    .where('turnExpiresAt', '>', now)
    .where('turnExpiresAt', '<=', new Date(now.getTime() + 48 * HOUR))
    .execute()
  await eachByItself(
    soon,
    ({ id }) =>
      transact(db, async (tx) => {
        const offer = await lockAnyOffer(tx, id)
        if (!offer.turnExpiresAt || offer.turnExpiresAt <= now) return
        const party = isTurnOf('buyer', offer.state) ? 'buyer' : 'seller'
        const to = party === 'buyer' ? offer.buyerEmail : offer.sellerEmail
        const userId = party === 'buyer' ? offer.buyerUserId : offer.sellerUserId
        if (to === null || userId === null) return
        const hours = offer.turnExpiresAt.getTime() - now.getTime() <= 24 * HOUR ? 24 : 48
        // The key makes it one word for each turn and each of the two times, however often this runs.
        const key = `offer:${id}:${offer.revision}:expiring-${hours}`
        const told = { offer, lines: await linesNow(tx, offer), deadline: offer.turnExpiresAt }
        const facts = mailFactsFor(terms, told, party)
        await notify(tx, { userId, key, ...offerNotification('expiring', facts) })
        const { publicUrl } = terms
        const topic = topicOfOfferMail.expiring
        const turnOffUrl = await unsubscribeAddress(tx, { userId, topic, publicUrl })
        if (!turnOffUrl) return
        const mail = offerMail('expiring', { ...facts, turnOffUrl })
        await writeMail(tx, { key, to, ...mail, unsubscribeUrl: turnOffUrl })
      }),
    signal,
  )
}
