import { z } from 'zod'
import { isStoredPhoto } from '#market/uploads/photo.ts'
import { isFileKey } from '#market/uploads/upload-limits.ts'

/** Hosts that show a page or a login instead of the photo; their subdomains too (decision F5). */
export const BLOCKED_HOSTS = ['drive.google.com', 'dropbox.com', 'imgur.com', 'ibb.co']

const BLOCKED = `Photo URL cannot link to ${BLOCKED_HOSTS.slice(0, -1).join(', ')}, or ${BLOCKED_HOSTS.at(-1)}`
/** Hosts of links that open a page with the photo on it. */
const SHARE_PAGES = ['photos.app.goo.gl', 'photos.google.com', '1drv.ms', 'onedrive.live.com']

const SHARED =
  'Photo URL links to a page that shows the photo. Use the address of the photo itself.'
const NO_ADDRESS = 'Photo URL must be a web address'
const MAX_LENGTH = 2000

/** Where a photo is to be found: somewhere on the web, or already in our own storage. */
export const photoAddress = onTheWebOr(isStoredPhoto)

/** How a form names a photo: by its address, or by the key of a file that was sent. */
export const photoGiven = onTheWebOr((text) => isStoredPhoto(text) || isFileKey(text))

function onTheWebOr(isOurs: (text: string) => boolean) {
  return z
    .string(NO_ADDRESS)
    .trim()
    .max(MAX_LENGTH, NO_ADDRESS)
    .refine((given) => isOurs(given) || hostOf(given) !== undefined, {
      message: NO_ADDRESS,
      abort: true,
    })
    .refine((given) => isOurs(given) || !isBlockedHost(hostOf(given) ?? ''), {
      message: BLOCKED,
      abort: true,
    })
    .refine((given) => isOurs(given) || !isOn(SHARE_PAGES, hostOf(given) ?? ''), SHARED)
}

export const isBlockedHost = (host: string) => isOn(BLOCKED_HOSTS, host)

const isOn = (hosts: readonly string[], host: string) =>
  hosts.some((each) => host === each || host.endsWith(`.${each}`))

// As browsers read it: they take ibb%2eco and ibb。co for ibb.co as well.
const webAddress = z
  .string()
  .regex(/^https?:\/\//i)
  .pipe(z.url({ protocol: /^https?$/, normalize: true }))

function hostOf(address: string) {
  const read = webAddress.safeParse(address).data ?? ''
  // Refuses a user name and password before the host: every viewer of the photo would see them.
  const [, host] = /^https?:\/\/(\[[^\]]+\]|[^/?#:@]+)(?::\d+)?(?:[/?#]|$)/.exec(read) ?? []
  return host?.replace(/\.$/, '')
}
