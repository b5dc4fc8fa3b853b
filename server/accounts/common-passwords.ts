import { COMMON_PASSWORD } from '#market/accounts/password.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Refuses what many have chosen before, and what is therefore guessed first. */
export async function refuseCommonPassword(password: string) {
  const common = await (commonPasswords ??= readCommonPasswords())
  if (!common.has(password.toLowerCase())) return
  throw new Refusal(COMMON_PASSWORD, 422, { fields: { password: [COMMON_PASSWORD] } })
}

let commonPasswords: ReturnType<typeof readCommonPasswords> | undefined

// Half a megabyte that most processes never need: not read before somebody chooses a password.
async function readCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
