/** The pages that staff write for everybody, each at the address of its name. */
export const legalPageNames = ['terms', 'privacy', 'contact'] as const
export type LegalPageName = (typeof legalPageNames)[number]

export const legalPageTitles: Record<LegalPageName, string> = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  contact: 'Contact',
}
