/** Which site made something at the provider; several may share an account, and count their orders alike. */
export type Mark = 'ours' | 'of another' | 'none'

type Metadata = Record<string, string> | null | undefined

const NAME = 'lotline_site'

/** What is written to whatever a site makes. */
export const markOf = (site: string | undefined) => (site === undefined ? {} : { [NAME]: site })

export function markIn(metadata: Metadata, site: string | undefined): Mark {
  const marked = metadata?.[NAME]
  if (marked === undefined || site === undefined) return 'none'
  return marked === site ? 'ours' : 'of another'
}

/** An id in our own books; another site's ids are of other books. */
export const ownId = (name: string, metadata: Metadata, site: string | undefined) =>
  markIn(metadata, site) === 'of another' ? null : (metadata?.[name] ?? null)
