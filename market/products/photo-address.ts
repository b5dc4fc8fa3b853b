import { z } from 'zod'
import { isStoredPhoto } from '#market/uploads/photo.ts'

/** Hosts that show a page or a login instead of the photo; their subdomains too (decision F5). */
const BLOCKED_HOSTS = ['drive.google.com', 'dropbox.com', 'imgur.com', 'ibb.co']

const BLOCKED = `Photo URL cannot link to ${BLOCKED_HOSTS.slice(0, -1).join(', ')}, or ${BLOCKED_HOSTS.at(-1)}`
const NO_ADDRESS = 'Photo URL must be a web address'
const MAX_LENGTH = 2000

/** Where a photo is to be found: somewhere on the web, or already in our own storage. */
export const photoAddress = z
  .string(NO_ADDRESS)
  .trim()
  .max(MAX_LENGTH, NO_ADDRESS)
  .refine((address) => isStoredPhoto(address) || hostOf(address) !== undefined, {
    message: NO_ADDRESS,
    abort: true,
  })
  .refine((address) => !isBlockedHost(hostOf(address) ?? ''), BLOCKED)

export const isBlockedHost = (host: string) =>
  BLOCKED_HOSTS.some((blocked) => host === blocked || host.endsWith(`.${blocked}`))

// Without a name and a password before the host: they would be handed to whoever looks.
const webAddress = z.url({ protocol: /^https?$/ }).regex(/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i)

function hostOf(address: string) {
  if (!webAddress.safeParse(address).success) return undefined
  const [, host] = /^https?:\/\/([^/?#:]+)/i.exec(address) ?? []
  return host?.toLowerCase().replace(/\.$/, '')
}
