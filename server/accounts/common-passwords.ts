import { COMMON_PASSWORD } from '#market/accounts/password.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Refuses common passwords, which are guessed first. */
export async function refuseCommonPassword(password: string) {
  const common = await (commonPasswords ??= readCommonPasswords())
  if (!common.has(password.toLowerCase())) return
  throw new Refusal(COMMON_PASSWORD, 422, { fields: { password: [COMMON_PASSWORD] } })
}

let commonPasswords: ReturnType<typeof readCommonPasswords> | undefined

// Half a megabyte that most processes never need, so it is read when somebody first chooses a password.
async function readCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
