/** The part of pino's logger that the database needs. */
export interface DatabaseLog {
  info(details: object, message: string): void
  error(details: object, message: string): void
}
