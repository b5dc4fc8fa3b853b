import { isCallError } from '#web/platform/http/call-error.ts'

const FINAL = new Set([400, 404, 410, 422])

/** Whether a one-time link was refused for good; what is wrong with the new password is another matter. */
export const isLinkExpired = (error: unknown) =>
  isCallError(error) &&
  FINAL.has(error.status) &&
  !Object.keys(error.fields).some((field) => /\bpassword(_confirmation)?$/.test(field))
