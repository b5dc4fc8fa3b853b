import { formatUsd } from '#market/money.ts'
import { payoutProblem } from '#market/payouts/payout-problem.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { mailFooter } from '#server/accounts/mail-preferences/mail-footer.ts'
import { notify } from '#server/notifications/notify.ts'
import { sendNews } from '#server/notifications/send-news.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { mailContent } from '#server/platform/mail/mail-content.ts'
import type { Tone } from '#server/platform/mail/mail-parts.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import type { LockedPayout } from './find-payout.ts'

export type PayoutNews = LockedPayout & {
  kind: 'sent' | 'paid' | 'failed' | 'returned'
  problem?: string
  arrivesAt?: Date | null
}

type Words = { title: string; tag: { label: string; tone: Tone }; paragraphs: string[] }

/** Tells the seller where its money is, and administrators what failed or came back. */
export async function sendPayoutNews(
  { tx, publicUrl }: { tx: Tx; publicUrl: string },
  payout: PayoutNews,
) {
  const seller = await sellerOf(tx, payout.sellerId)
  const key = `payout:${payout.id}:${payout.kind}`
  if (payout.kind === 'failed' || payout.kind === 'returned')
    for (const { userId } of await administrators(tx))
      await notify(tx, {
        userId,
        key,
        kind: 'order',
        title: `The payout of ${formatUsd(payout.amountCents)} to ${seller.name} ${payout.kind === 'failed' ? 'failed' : 'came back'}`,
        detail: payoutProblem(payout.problem ?? null) ?? undefined,
        path: `/admin/payouts?state=${payout.kind}`,
      })
  if (seller.userId === null || seller.email === null) return
  const path = '/dashboard/payouts'
  await sendNews(
    tx,
    { userId: seller.userId, email: seller.email },
    {
      key: `${key}:seller`,
      bell: { kind: 'order', title: wordsOf(payout, null).title, path },
      mail: {
        topic: payout.kind === 'sent' || payout.kind === 'paid' ? 'payout_sent' : 'payout_failed',
        publicUrl,
        write: (turnOffUrl, timeZone) => {
          const { title, tag, paragraphs } = wordsOf(payout, timeZone)
          const content = mailContent({
            tag,
            heading: title,
            paragraphs,
            action: { label: 'View payouts', url: `${publicUrl}${path}` },
            footer: 'You get this because you sell on Lotline.',
            footerLinks: mailFooter({ publicUrl, turnOffUrl }),
          })
          return { subject: title, ...content }
        },
      },
    },
  )
}

function wordsOf(
  { kind, problem, arrivesAt, ...payout }: PayoutNews,
  timeZone: string | null,
): Words {
  const amount = formatUsd(payout.amountCents)
  const bank = bankWords(payout)
  if (kind === 'sent')
    return {
      title: `Your payout of ${amount} is on its way`,
      tag: { label: 'Sent', tone: 'waiting' },
      paragraphs: [
        `We sent ${amount} to ${bank}.`,
        ...(arrivesAt ? [`It should arrive by ${mailTime(arrivesAt, timeZone)}.`] : []),
      ],
    }
  if (kind === 'paid')
    return {
      title: `Your payout of ${amount} was paid`,
      tag: { label: 'Paid', tone: 'settled' },
      paragraphs: [`${amount} was paid to ${bank}.`],
    }
  const why = payoutProblem(problem ?? null)
  return {
    title:
      kind === 'failed'
        ? `Your payout of ${amount} failed`
        : `Your bank returned a payout of ${amount}`,
    tag: { label: 'Needs you', tone: 'problem' },
    paragraphs: [
      ...(why ? [why] : []),
      kind === 'failed'
        ? 'The money is available again and goes out with the next pay run, once nothing stands in its way.'
        : 'The money is available again. Check your bank details and tell us to pay again; nothing is paid before.',
    ],
  }
}

export const bankWords = ({ bankName, bankLast4 }: Pick<LockedPayout, 'bankName' | 'bankLast4'>) =>
  [bankName ?? 'your bank', bankLast4 && `•••• ${bankLast4}`].filter(Boolean).join(' ')

const sellerOf = (tx: Tx, sellerId: number) =>
  tx
    .selectFrom('sellers as s')
    .leftJoin('users as u', 'u.id', 's.userId')
    .select(['s.name', 's.userId', 'u.email'])
    .where('s.id', '=', sellerId)
    .executeTakeFirstOrThrow()
