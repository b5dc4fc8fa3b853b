/** The widths at which screens change: each reaches down from the widest window of its kind. Styles ask for them as `@media (--phone)`. */
export const breakpoints = {
  '--small-phone': '(width < 480px)',
  '--phone': '(width < 640px)',
  '--small-tablet': '(width < 768px)',
  '--tablet': '(width < 900px)',
  /** The links of the header stand in a bar at the bottom. */
  '--handheld': '(width < 1024px)',
  '--laptop': '(width < 1200px)',
} as const
