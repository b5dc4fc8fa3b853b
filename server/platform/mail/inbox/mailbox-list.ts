import { html } from '#server/platform/http/html.ts'
import type { InboxMail } from './inbox-store.ts'
import { type Mailbox, mailboxAddress } from './mailbox.ts'

export function mailboxList(mailbox: Mailbox) {
  const { mails, to } = mailbox
  if (mails.length === 0) return to ? nobodysMail(to) : noMail
  return html`<ol>
    ${mails.map((mail) => entry(mailbox, mail))}
  </ol>`
}

function entry(mailbox: Mailbox, { id, toAddress, subject, receivedAt }: InboxMail) {
  const isOpen = mailbox.open?.id === id
  return html`<li>
    <a href="${mailboxAddress(mailbox, id)}" ${isOpen && { markup: 'aria-current="page"' }}>
      <span class="row">
        <span class="to">${toAddress}</span>
        <time datetime="${receivedAt.toISOString()}" title="${receivedAt.toUTCString()}"
          >${timeSince(receivedAt)}</time
        >
      </span>
      <span class="subject">${subject}</span>
    </a>
  </li>`
}

const noMail = html`<div class="empty">
  <h2>No mail yet</h2>
  <p>
    While no SMTP_URL is set, every mail Lotline writes arrives here. Send an offer, and the
    seller’s mail is the first.
  </p>
</div>`

const nobodysMail = (to: string) =>
  html`<div class="empty">
    <h2>No mail to “${to}”</h2>
    <p><a href="/dev/mailbox">Show everyone’s mail</a></p>
  </div>`

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "just now", "5 min ago", "2 h ago", "Mar 4" */
function timeSince(moment: Date, now = new Date()): string {
  const passed = now.getTime() - moment.getTime()
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`
  return day.format(moment)
}
