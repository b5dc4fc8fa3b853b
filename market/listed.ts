/** "Ohio", "Ohio and Iowa", "Ohio, Iowa, and Utah". As `Intl.ListFormat` says it, whose first use takes a phone a tenth of a second. */
export function listed(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ')
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`
}
