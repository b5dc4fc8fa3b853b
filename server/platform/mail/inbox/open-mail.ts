import { html, type Html } from '#server/platform/http/html.ts'
import { FRAME_SANDBOX } from './framed-mail.ts'
import type { InboxMail, KeptFile } from './inbox-store.ts'
import { mailboxAddress, type Mailbox } from './mailbox.ts'

export function openMail(mailbox: Mailbox, mail: InboxMail) {
  const { id, subject, fromAddress, toAddress, receivedAt } = mail
  const { files = [] } = mailbox
  const isText = mailbox.view === 'text' || mail.html === null
  return html`<article>
    <header class="head">
      <a class="back" href="${mailboxAddress(mailbox)}">All mails</a>
      <h2>${subject}</h2>
      <dl>
        <dt>From</dt>
        <dd>${fromAddress}</dd>
        <dt>To</dt>
        <dd>${toAddress}</dd>
        <dt>At</dt>
        <dd><time datetime="${receivedAt.toISOString()}">${receivedAt.toUTCString()}</time></dd>
        ${files.length > 0 && attached(files)}
      </dl>
      <nav class="views" aria-label="View">
        ${mail.html !== null && viewLink(mailboxAddress(mailbox, id), 'HTML', !isText)}
        ${viewLink(mailboxAddress(mailbox, id, 'text'), 'Text', isText)}
      </nav>
    </header>
    ${
      isText
        ? html`<div class="text">${linkAddresses(mail.bodyText ?? '')}</div>`
        : html`<iframe
            title="${subject}"
            sandbox="${FRAME_SANDBOX}"
            src="/dev/mailbox/${id}/frame"
          ></iframe>`
    }
  </article>`
}

const viewLink = (href: string, label: string, isCurrent: boolean) =>
  html`<a href="${href}" ${isCurrent && { markup: 'aria-current="true"' }}>${label}</a>`

const attached = (files: readonly KeptFile[]) =>
  html`<dt>Attached</dt>
    <dd>
      ${files.map(
        ({ id, mailId, name }) =>
          html`<a href="/dev/mailbox/${mailId}/attachments/${id}" download="${name}">${name}</a> `,
      )}
    </dd>`

/** Plain text with its addresses as links. */
const linkAddresses = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
