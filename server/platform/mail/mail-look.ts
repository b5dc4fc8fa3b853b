// Mail readers know neither our style sheet nor custom properties: the tokens by value.
export const FONT =
  "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

export const tones = {
  turn: 'background:#fdf1d9;color:#7a4a00;',
  settled: 'background:#e3f2e9;color:#17603f;',
  problem: 'background:#fcecea;color:#a1261c;',
  waiting: 'background:#efece6;color:#55514a;',
} as const

/** For mail readers that support dark mode; the others keep the inline colours. */
export const DARK = `
@media (prefers-color-scheme: dark) {
  .paper { background: #131311 !important; }
  .card { background: #1b1b18 !important; border-color: #2e2d29 !important; }
  .ink { color: #f2f0ea !important; }
  .soft { color: #a09a8f !important; }
  .body { color: #bfbab0 !important; }
  .line { border-color: #2e2d29 !important; }
  .well { background: #171715 !important; border-color: #45433d !important; }
  .action { background: #1f7a5b !important; }
  .link { color: #72cfab !important; }
  .turn { background: #33270f !important; color: #f2c473 !important; }
  .settled { background: #16301f !important; color: #7fd3a8 !important; }
  .problem { background: #3a1a16 !important; color: #f7a79d !important; }
  .waiting { background: #2a2925 !important; color: #bfbab0 !important; }
}`
