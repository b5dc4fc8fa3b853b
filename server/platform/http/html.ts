/** Markup whose interpolated values have been escaped. */
export type Html = { readonly markup: string }

type Part = Html | string | number | false | null | undefined | readonly Part[]

/** Escapes every interpolated text; nested markup stays as it is. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.reduce((markup, text, index) => markup + marked(parts[index - 1]) + text),
})

function marked(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(marked).join('')
  return escape(String(part))
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities.get(sign) ?? sign)
