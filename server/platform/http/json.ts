/** An object of JSON, of whatever shape. */
export type Json = Record<string, unknown>
