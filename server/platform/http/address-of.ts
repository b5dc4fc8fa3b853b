import ipaddr from 'ipaddr.js'

const NETWORK_PARTS = 4

/** Whom a caller's address stands for when calls are counted: of IPv6 the network, which is one household's whole. */
export function addressOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
