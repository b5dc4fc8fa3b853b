import ipaddr from 'ipaddr.js'

const NETWORK_PARTS = 4

/** The address calls are counted against: for IPv6 the /64 network, since one household owns all of it. */
export function addressOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
