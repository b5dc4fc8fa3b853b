import { stateName } from '#market/resale-certificates/certificate.ts'
import { mailFooter } from '#server/accounts/mail-preferences/mail-footer.ts'
import { sendNews } from '#server/notifications/send-news.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { mailContent } from '#server/platform/mail/mail-content.ts'
import type { CertificateRow } from './certificate-store.ts'

type News = { kind: 'verified' | 'refused' | 'ending'; key: string }

const PATH = '/resale_certificates'

/** Tells a buyer that its certificate was checked, or ends soon. */
export async function sendCertificateNews(
  { tx, publicUrl }: { tx: Tx; publicUrl: string },
  certificate: CertificateRow,
  { kind, key }: News,
) {
  const { title, label, tone, paragraphs } = wordsOf(kind, certificate)
  await sendNews(
    tx,
    { userId: certificate.buyerUserId, email: certificate.buyerEmail },
    {
      key,
      bell: { kind: 'order', title, detail: paragraphs.at(-1), path: PATH },
      mail: {
        topic: 'resale_certificate',
        publicUrl,
        write: (turnOffUrl) => ({
          subject: title,
          ...mailContent({
            tag: { label, tone },
            heading: title,
            paragraphs,
            action: { label: 'View certificates', url: `${publicUrl}${PATH}` },
            footer: 'You get this because you buy on Lotline.',
            footerLinks: mailFooter({ publicUrl, turnOffUrl }),
          }),
        }),
      },
    },
  )
}

function wordsOf(kind: News['kind'], { number, states, reason, validUntil }: CertificateRow) {
  const covers = `It covers ${states.map(stateName).join(', ')}.`
  if (kind === 'verified')
    return {
      title: `Resale certificate ${number} is verified`,
      label: 'Verified',
      tone: 'settled' as const,
      paragraphs: [covers],
    }
  if (kind === 'refused')
    return {
      title: `Resale certificate ${number} was refused`,
      label: 'Needs you',
      tone: 'problem' as const,
      paragraphs: ['Add it again with what is missing.', `Reason: ${reason ?? ''}`],
    }
  return {
    title: `Resale certificate ${number} ends on ${dayWords(validUntil ?? '')}`,
    label: 'Needs you',
    tone: 'turn' as const,
    paragraphs: [covers, 'Add the new one before then, so that your orders stay covered.'],
  }
}

const dayWords = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
