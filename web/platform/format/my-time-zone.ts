export const myTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
