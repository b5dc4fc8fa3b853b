import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** A clock may be this many periods off, and the code before may still be on its way. */
const PERIODS_OFF = 1

export const newAppSecret = () => new Secret({ size: 20 }).base32

/** What an authenticator app reads from the picture. */
export const appUri = (secret: string, email: string) => totp(secret, email).toString()

/** The period that a code is of, if it is one of the secret's at this time. */
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
