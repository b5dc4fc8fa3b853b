/** What foreign HTML may do: be shown, and open links when clicked. */
export const FRAME_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation',
].join('; ')

export const FRAME_SANDBOX = 'allow-top-navigation-by-user-activation'

const LINKS_LEAVE_THE_FRAME = '<base target="_top">'

/** A mail's HTML as its reader sees it; links open outside the frame. */
export function framedMail(markup: string): string {
  const head = /<head[^>]*>/i.exec(markup)
  if (!head) return LINKS_LEAVE_THE_FRAME + markup
  const end = head.index + head[0].length
  return markup.slice(0, end) + LINKS_LEAVE_THE_FRAME + markup.slice(end)
}
