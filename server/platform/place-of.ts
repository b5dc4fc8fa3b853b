/** Where an address leads, without its secrets. */
export function placeOf(address: string): string {
  if (!URL.canParse(address)) return `this machine${databaseAtSocket(address)}`
  const { host, pathname } = new URL(address)
  return `${host || 'this machine'}${pathname.replace(/\/$/, '')}`
}

// A PostgreSQL address whose host is a socket folder in its query has none where URL looks for it.
const databaseAtSocket = (address: string) => /@(\/[^?#@/]*)(?:[?#]|$)/.exec(address)?.[1] ?? ''
