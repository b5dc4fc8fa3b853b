import type { Client } from 'pg'

/** Takes the time limits of the role off this session, and has values written and read in one way everywhere. */
export async function setUpCopySession(client: Client) {
  await client.query(
    `select set_config(key, value, false) from json_each_text($1)
    where current_setting(key, true) is not null`,
    [JSON.stringify(settings)],
  )
}

const settings = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
  transaction_timeout: '0',
  client_encoding: 'UTF8',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '3',
  bytea_output: 'hex',
  // Rows come in the order they lie in, from the first: what is loaded can be compared byte by byte.
  synchronize_seqscans: 'off',
  max_parallel_workers_per_gather: '0',
  // Rows that a role may not see are an error, never silently missing.
  row_security: 'off',
}
