/** The browser that is measured in; the variable names another. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
