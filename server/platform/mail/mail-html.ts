import { html, type Html } from '#server/platform/http/html.ts'
import type { MailContent } from './mail-parts.ts'
import { factsHtml, linesHtml, quoteHtml, totalsHtml } from './mail-blocks.ts'
import { listHtml } from './mail-list.ts'
import { DARK, FONT, tones } from './mail-look.ts'

/** A mail as a table with inline styles, which is what every mail reader understands. */
export function mailHtml(content: MailContent): string {
  const { heading, paragraphs, quote, facts, lines, totals, action, footer, footerLinks } = content
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${heading}</title>
        <style>
          ${{ markup: DARK }}
        </style>
      </head>
      <body
        class="paper"
        style="margin:0;padding:0;background:#fbfaf8;font-family:${FONT};-webkit-text-size-adjust:100%;overflow-wrap:anywhere;word-break:break-word;"
      >
        <div style="display:none;max-height:0;overflow:hidden;opacity:0;">
          ${content.preheader ?? paragraphs[0]}${PADDING}
        </div>
        <table
          role="presentation"
          class="paper"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:#fbfaf8;"
        >
          <tr>
            <td align="center" style="padding:24px 12px 40px;">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:560px;"
              >
                <tr>
                  <td style="padding:0 4px 16px;">${wordmark}</td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="background:#ffffff;border:1px solid #e7e4de;border-radius:12px;padding:28px 24px;"
                  >
                    ${standingHtml(content)}
                    <h1
                      class="ink"
                      style="margin:0;font-size:22px;line-height:28px;font-weight:650;letter-spacing:-0.01em;color:#1a1a17;"
                    >
                      ${heading}
                    </h1>
                    ${paragraphs.map((text) => html`<p class="body" style="margin:12px 0 0;font-size:15px;line-height:23px;color:#55514a;">${text}</p>`)}
                    ${quote && quoteHtml(quote)} ${facts && factsHtml(facts)}
                    ${lines && linesHtml(lines)} ${totals && totalsHtml(totals)}
                    ${content.lists?.map(listHtml)} ${action && actionHtml(action)}
                  </td>
                </tr>
                <tr>
                  <td
                    class="soft"
                    style="padding:16px 4px 0;font-size:12px;line-height:18px;color:#6b665c;"
                  >
                    ${footer} ${footerLinks?.map(footerLinkHtml)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup.replace(/\n\s+/g, '\n')
}

// Keeps the first words of the body out of the preview in a list of mails.
const PADDING: Html = { markup: '&#847;&zwnj;&nbsp;'.repeat(40) }

// Our icon drawn with a table cell, because mail readers ask before they load images.
const icon = html`<div style="width:24px;height:24px;background:#0e5a43;border-radius:6px;">
  <div style="padding:5px 0 0 6px;">
    <div
      style="width:9px;height:9px;border-left:3px solid #ffffff;border-bottom:3px solid #ffffff;border-bottom-left-radius:3px;"
    >
      <div style="padding-left:2px;">
        <div style="width:7px;height:7px;background:#f2b84b;border-radius:2px;font-size:0;"></div>
      </div>
    </div>
  </div>
</div>`

const wordmark = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
  <tr>
    <td width="24">${icon}</td>
    <td
      class="ink"
      style="padding-left:8px;font-size:17px;line-height:24px;font-weight:650;letter-spacing:-0.01em;color:#1a1a17;"
    >
      Lotline
    </td>
  </tr>
</table>`

function standingHtml({ tag, reference }: MailContent) {
  if (!tag && !reference) return undefined
  return html`<p style="margin:0 0 10px;font-size:13px;line-height:20px;">
    ${tag && html`<span class="${tag.tone}" style="display:inline-block;padding:1px 9px;border-radius:999px;font-weight:600;${tones[tag.tone]}margin-right:8px;">${tag.label}</span>`}
    ${reference && html`<span class="soft" style="color:#6b665c;">${reference}</span>`}
  </p>`
}

const actionHtml = ({ label, url }: NonNullable<MailContent['action']>) =>
  html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin-top:24px;"
  >
    <tr>
      <td class="action" style="background:#0e5a43;border-radius:8px;">
        <a
          href="${url}"
          style="display:inline-block;padding:12px 20px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`

type FooterLink = NonNullable<MailContent['footerLinks']>[number]

const footerLinkHtml = ({ label, url }: FooterLink) =>
  html`<br /><a href="${url}" class="soft" style="color:#6b665c;">${label}</a>`
