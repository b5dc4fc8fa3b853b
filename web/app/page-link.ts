import type { LinkIcon } from './header/link-icons.ts'

/** In the header, the row of tools, the account menu, the palette and the list of keys. */
export type PageLink = {
  label: string
  /** In the tab bar of phones, where the label is too long for it. */
  short?: string
  /** In the row of tools, where it has another name; false where it is not in the row. */
  tool?: string | false
  /** By name: the icons themselves are fetched with the parts for members. */
  icon: LinkIcon
  /** Pressed after `g`. */
  letter: string
}
