/** Path prefix of the API. */
export const API_BASE = '/api'
