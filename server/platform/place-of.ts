/** Where an address leads, without its secrets. */
export function placeOf(address: string): string {
  if (!URL.canParse(address)) return `this machine${databaseAtSocket(address)}`
  const { host, pathname } = new URL(address)
  return `${host || 'this machine'}${pathname.replace(/\/$/, '')}`
}

// A PostgreSQL address can have its socket folder as the host in the query. URL then finds no host.
const databaseAtSocket = (address: string) => /@(\/[^?#@/]*)(?:[?#]|$)/.exec(address)?.[1] ?? ''
