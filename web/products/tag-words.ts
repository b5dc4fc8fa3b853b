/** `top_sellers` reads "Top sellers". */
export function tagWords(tag: string): string {
  const words = tag.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
