/** The address that asks for a sign-in and leads on to another one of the site. */
export const signInAddress = (from: string) => `/sign_in?from=${encodeURIComponent(from)}`

/** Where such an address leads on to; undefined when it names nothing of the site. */
export function onwardIn(from: unknown): string | undefined {
  // Browsers read two slashes, of either kind, as the beginning of another site.
  return typeof from === 'string' && /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(from) ? from : undefined
}
