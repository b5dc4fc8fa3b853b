import { createPool, type RowDataPacket } from 'mysql2/promise'

export type Address = { host: string; port: number; user?: string; password?: string }

export type Row = Record<string, number | string>
/** One search server, which has a part of the products. */
export type Shard = ReturnType<typeof openShard>

// A server that takes longer is away.
const LIMITS = { connectMs: 1000, answerMs: 5000 }
const WRITE_MS = 60_000

export function openShard(address: Address, { connectMs, answerMs } = LIMITS) {
  const pool = createPool({
    ...address,
    multipleStatements: true,
    supportBigNumbers: true,
    connectionLimit: 8,
    connectTimeout: connectMs,
    // It speaks no other character set, and can't be asked for one.
    charset: 'utf8_general_ci',
  })
  return {
    name: `${address.host}:${address.port}`,
    /** The rows of each statement, of several; they are answered one after the other. */
    async ask(statements: readonly [string, ...string[], string]): Promise<Row[][]> {
      const [answers] = await pool.query<RowDataPacket[][]>({
        sql: statements.join(';\n'),
        timeout: answerMs,
      })
      return answers
    },
    async askOne(sql: string): Promise<Row[]> {
      const [rows] = await pool.query<RowDataPacket[]>({ sql, timeout: answerMs })
      return rows
    },
    async empty(): Promise<void> {
      for (const table of ['lots', 'tag_names'])
        await pool.query({ sql: `TRUNCATE RTINDEX ${table}`, timeout: WRITE_MS })
    },
    /** Writes everything, or nothing. */
    async write(statements: readonly string[]): Promise<void> {
      const connection = await pool.getConnection()
      try {
        for (const sql of ['BEGIN', ...statements, 'COMMIT'])
          await connection.query({ sql, timeout: WRITE_MS })
        connection.release()
      } catch (error) {
        // What was begun ends with the connection.
        connection.destroy()
        throw error
      }
    },
    stop: () => pool.end(),
  }
}
