import { html } from '#server/platform/http/html.ts'
import type { MailList } from './mail-parts.ts'

export const listHtml = ({ title, items, more }: MailList) =>
  html`<p
      class="ink"
      style="margin:24px 0 6px;font-size:15px;line-height:22px;font-weight:650;color:#1a1a17;"
    >
      ${title}
    </p>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      ${items.map(itemHtml)}
    </table>
    <p style="margin:8px 0 0;font-size:14px;line-height:20px;">
      <a href="${more.url}" class="link" style="color:#0e5a43;">${more.label}</a>
    </p>`

const itemHtml = ({ name, detail, url }: MailList['items'][number]) =>
  html`<tr>
    <td class="line" style="padding:10px 0;border-top:1px solid #e7e4de;">
      <a
        href="${url}"
        class="ink"
        style="font-size:14px;line-height:20px;font-weight:550;color:#1a1a17;text-decoration:none;"
        >${name}</a
      ><br />
      <span
        class="soft"
        style="font-size:13px;line-height:18px;color:#6b665c;font-variant-numeric:tabular-nums;"
        >${detail}</span
      >
    </td>
  </tr>`
