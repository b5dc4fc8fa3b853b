const STALE_MS = 6_000
const AWAY_MS = 10_000
const POLL_MS = 30_000

/** What is known of the live connection; times are those of `Date.now()`. */
export type LiveLink = {
  stage: 'opening' | 'open' | 'over'
  heardAt: number
  refetchedAt: number
}

export type LiveNews = 'heard' | 'confirmed' | 'refetched' | 'lost' | 'ended'

/** `away` is shown to the person; `over` means that nothing more will come, as after sign-out. */
export type LiveStanding = 'opening' | 'live' | 'away' | 'over'

export function newLink(now: number): LiveLink {
  return { stage: 'opening', heardAt: now, refetchedAt: now }
}

const AFTER: Record<LiveNews, (link: LiveLink, now: number) => LiveLink> = {
  heard: (link, now) => ({ ...link, heardAt: now }),
  confirmed: (_link, now) => ({ stage: 'open', heardAt: now, refetchedAt: now }),
  refetched: (link, now) => ({ ...link, refetchedAt: now }),
  lost: (link) => ({ ...link, stage: 'opening' }),
  ended: (link) => ({ ...link, stage: 'over' }),
}

export function linkAfter(news: LiveNews, link: LiveLink, now: number): LiveLink {
  return link.stage === 'over' ? link : AFTER[news](link, now)
}

export function standingOf(link: LiveLink, now: number): LiveStanding {
  const silence = now - link.heardAt
  if (link.stage === 'over') return 'over'
  if (link.stage === 'open' && silence <= STALE_MS) return 'live'
  return silence > AWAY_MS ? 'away' : 'opening'
}

/** Whether the page should poll, as it receives no news. */
export function isPollDue(link: LiveLink, now: number) {
  return standingOf(link, now) === 'away' && now - link.refetchedAt >= POLL_MS
}
