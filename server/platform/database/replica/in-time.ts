/** The answer, or an error like the driver's own when it stays out longer. */
export async function inTime<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('Query read timeout')), ms)
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
