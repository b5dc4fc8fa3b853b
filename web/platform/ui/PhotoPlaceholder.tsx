/** A closed carton, where a lot has no picture. */
export function PhotoPlaceholder() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <g fill="none" stroke="var(--line-control)" strokeOpacity="0.6" strokeWidth="5">
        <path d="M122 168L200 136L278 168V246L200 278L122 246Z" strokeLinejoin="round" />
        <path d="M122 168L200 200L278 168M200 200V278" strokeLinejoin="round" />
        <path d="M161 152L239 184V210" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  )
}
