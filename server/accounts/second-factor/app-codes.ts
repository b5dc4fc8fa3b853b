import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Tolerates a clock this many periods off, and a code typed just before its period ended. */
const PERIODS_OFF = 1

export const newAppSecret = () => new Secret({ size: 20 }).base32

/** The URI an authenticator app reads from the QR code. */
export const appUri = (secret: string, email: string) => totp(secret, email).toString()

/** The period of a valid code; undefined when it is not valid now. */
export function periodOf(code: string, secret: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const off = totp(secret).validate({ token: code, timestamp, window: PERIODS_OFF })
  return off === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + off
}

function totp(secret: string, label = '') {
  return new TOTP({
    issuer: 'Lotline',
    label,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  })
}
