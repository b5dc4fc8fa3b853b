/** "November 21, 2026" */
export const longDay = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' })
