import { html, type Html } from '#server/platform/http/html.ts'
import type { Mailbox } from './mailbox.ts'
import { mailboxList } from './mailbox-list.ts'
import { openMail } from './open-mail.ts'

export const mailboxPage = (mailbox: Mailbox): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${mailbox.open ? mailbox.open.subject : 'Mailbox'} | Lotline</title>
        <link rel="stylesheet" href="/dev/mailbox/mailbox.css" />
      </head>
      <body class="${mailbox.open ? 'reading' : 'browsing'}">
        <header class="bar">
          <a class="brand" href="/" aria-label="Lotline, home">${icon}<span>Lotline</span></a>
          <h1>Mailbox</h1>
          <form class="search" action="/dev/mailbox" role="search">
            <input
              type="search"
              name="to"
              value="${mailbox.to}"
              placeholder="Search by recipient"
              aria-label="Search by recipient"
            />
          </form>
        </header>
        <div class="panes">
          <nav class="list" aria-label="Mails">${mailboxList(mailbox)}</nav>
          <main class="pane">
            ${mailbox.open ? openMail(mailbox, mailbox.open) : nothingOpen(mailbox)}
          </main>
        </div>
      </body>
    </html>`.markup

const nothingOpen = ({ mails }: Mailbox): Html | false =>
  mails.length > 0 && html`<p class="quiet">Choose a mail to read it.</p>`

const icon = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
  <rect width="32" height="32" rx="8" fill="#0e5a43" />
  <path
    d="M9.5 7v15.5a2 2 0 0 0 2 2H25"
    fill="none"
    stroke="#fff"
    stroke-width="3.4"
    stroke-linecap="round"
  />
  <rect x="14.6" y="11" width="9" height="9" rx="2" fill="#f2b84b" />
</svg>`
