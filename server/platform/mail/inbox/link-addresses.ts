import { html, type Html } from '#server/platform/http/html.ts'

/** Plain text with its addresses as links. */
export const linkAddresses = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
