/** Where the API lies below the origin. */
export const API_BASE = '/api'
