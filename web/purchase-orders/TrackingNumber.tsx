type Props = { tracking: string; href: string | undefined }

/** Leads to the carrier's own page, where we know it. */
export function TrackingNumber({ tracking, href }: Props) {
  if (!href) return tracking
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {tracking}
    </a>
  )
}
