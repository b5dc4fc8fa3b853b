/** Markup that is safe to send; made only by `html`. */
export type Html = { readonly markup: string }

type Part = string | number | Html | Html[] | null

/** Escapes every text that is put in; nested markup stays as it is. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: String.raw({ raw: strings }, ...parts.map(markupOf)),
})

function markupOf(part: Part): string {
  if (part === null) return ''
  if (Array.isArray(part)) return part.map((each) => each.markup).join('')
  return typeof part === 'object' ? part.markup : escape(String(part))
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
