/** What a stranger's HTML may do: look, and lead somewhere when it is clicked. */
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

/** The HTML of a mail as its reader sees it, links leading out of the frame. */
export function framedMail(markup: string): string {
  const head = /<head[^>]*>/i.exec(markup)
  if (!head) return LINKS_LEAVE_THE_FRAME + markup
  const end = head.index + head[0].length
  return markup.slice(0, end) + LINKS_LEAVE_THE_FRAME + markup.slice(end)
}
